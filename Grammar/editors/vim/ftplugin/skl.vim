" Settings for .skl files.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:///,://,sr:/*,mb:*,ex:*/ commentstring=//\ %s
setlocal formatoptions-=t formatoptions+=croql
setlocal shiftwidth=2 softtabstop=2 expandtab
" gf and :checkpath follow imports, [i and the like find declarations.
setlocal suffixesadd=.skl
let &l:include = '^\s*import\s*"\zs[^"]*'
let &l:define = '^\s*\(let\|style\|component\|screen\)\s'
compiler skelc

let b:undo_ftplugin = 'setlocal comments< commentstring< formatoptions< shiftwidth< softtabstop< expandtab<'
      \ . ' suffixesadd< include< define< makeprg< errorformat<'
