// MARK: - Interface

/// For bash from 3.2, which splits words at `=` and `:`, too.
func bashCompletions() -> String {
  var script = """
    # Completions of skelc \(version) for bash, made by 'skelc completions bash'.

    _skelc_words() { # _skelc_words TYPED WORDS
      COMPREPLY+=($(compgen -W "$2" -- "$1"))
    }

    _skelc_list() { # _skelc_list TYPED WORDS: separated by commas
      local before=
      if [[ $1 == *,* ]]; then before=${1%,*},; fi
      COMPREPLY+=($(compgen -P "$before" -W "$2" -- "${1##*,}"))
    }

    _skelc_files() { # _skelc_files TYPED layouts|paths|folders
      local path
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(
        case $2 in
          layouts) compgen -f -X '!*.skl' -- "$1"; compgen -d -- "$1" ;;
          paths) compgen -f -- "$1" ;;
          folders) compgen -d -- "$1" ;;
        esac
      )
      # Names that need quotes are left to the shell where it can be asked.
      compopt -o filenames -o default 2>/dev/null
    }

    _skelc() {
      local typed=${COMP_WORDS[COMP_CWORD]} verb= flag= ended= operands=0 index word
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word == [=:] && ! $ended ]]; then
          flag=${flag:-$word}
        elif [[ $flag ]]; then
          flag=
        elif [[ $word == -- && ! $ended ]]; then
          ended=1
        elif [[ $word == -?* && ! $ended ]]; then
          case $word in
            \(Flag.namesWithValue.joined(separator: " | "))) flag=$word ;;
          esac
        else
          case $verb$operands$word in
            \(Verb.words.map { "0\($0.rawValue)" }.joined(separator: " | "))) verb=$word ;;
            *) operands=$((operands + 1)) ;;
          esac
        fi
      done
      if [[ $typed == = && $flag ]]; then typed=; fi

      if [[ $flag ]]; then
        case "$verb $flag" in

    """
  for flag in Flag.offered where flag.offer != .nothing {
    script += "      \(pattern(of: flag))) \(call(flag.offer)) ;;\n"
  }
  script += """
        esac
      elif [[ $typed == -* && ! $ended ]]; then
        case $verb in

    """
  for verb in Verb.words + [.compile] {
    script += "      \(verb == .compile ? "*" : verb.rawValue))\n        \(call(.words(flagNames(of: verb)))) ;;\n"
  }
  script += "    esac\n  else\n    case $verb in\n"
  for verb in Verb.words {
    let condition = verb.takesOneOperand ? "((operands)) || " : ""
    script += "      \(verb.rawValue)) \(condition)\(call(verb.operands)) ;;\n"
  }
  return script + """
          *)
            ((operands)) || \(call(.words(Verb.words.map(\.rawValue))))
            \(call(Verb.compile.operands)) ;;
        esac
      fi
    }

    complete -F _skelc skelc

    """
}

// MARK: - Implementation

/// Of several flags of one spelling, the verbs tell which is meant.
private func pattern(of flag: Flag) -> String {
  let isAlone = Flag.offered.filter { $0.names.contains(flag.name) }.count == 1
  let verbs = isAlone ? ["*"] : flag.verbs.filter { !$0.comesLater }.map(\.rawValue)
  return verbs.flatMap { verb in flag.names.map { verb == "*" ? "*' \($0)'" : "'\(verb) \($0)'" } }
    .joined(separator: " | ")
}

private func flagNames(of verb: Verb) -> [String] { Flag.offered.filter { $0.verbs.contains(verb) }.flatMap(\.names) }

private func call(_ offer: Offer) -> String {
  switch offer {
  case .nothing: ":"
  case .words(let words): "_skelc_words \"$typed\" '\(words.joined(separator: " "))'"
  case .list(let words): "_skelc_list \"$typed\" '\(words.joined(separator: " "))'"
  case .layouts: "_skelc_files \"$typed\" layouts"
  case .paths: "_skelc_files \"$typed\" paths"
  case .folders: "_skelc_files \"$typed\" folders"
  }
}
