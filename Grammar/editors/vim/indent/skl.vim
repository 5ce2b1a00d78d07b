" Indentation of .skl files: one step for each bracket that stays open.
if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=SklIndent() indentkeys=0{,0},0),0],!^F,o,O
let b:undo_indent = 'setlocal indentexpr< indentkeys<'

if exists('*SklIndent')
  finish
endif

" How many more brackets a line opens than it closes; closers at its start count for the line itself.
function s:Opened(line)
  let opened = 0
  let text = getline(a:line)
  let start = matchend(text, '^[ \t})\]]*')
  for column in range(start, len(text) - 1)
    if text[column] =~# '[{(\[})\]]'
      if synIDattr(synID(a:line, column + 1, 0), 'name') !~# 'Comment\|String'
        let opened += text[column] =~# '[{(\[]' ? 1 : -1
      endif
    endif
  endfor
  return opened
endfunction

function SklIndent()
  let before = prevnonblank(v:lnum - 1)
  if before == 0
    return 0
  endif
  let step = max([s:Opened(before), 0]) > 0 ? 1 : min([s:Opened(before), 0])
  if getline(v:lnum) =~# '^\s*[})\]]'
    let step -= 1
  endif
  return max([indent(before) + step * shiftwidth(), 0])
endfunction
