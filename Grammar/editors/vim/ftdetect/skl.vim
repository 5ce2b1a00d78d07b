autocmd BufNewFile,BufRead *.skl setfiletype skl
