" :make checks the file and fills the quickfix list.
if exists('current_compiler')
  finish
endif
let current_compiler = 'skelc'

CompilerSet makeprg=skelc\ check\ --diagnostics\ short\ %:S
CompilerSet errorformat=%f:%l:%c:\ %t%*[a-z]:\ %m
