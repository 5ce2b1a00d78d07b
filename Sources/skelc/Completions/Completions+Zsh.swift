// MARK: - Interface

/// For zsh's completion system, as a file `_skelc` in the `fpath` or sourced.
func zshCompletions() -> String {
  var script = """
    #compdef skelc
    # Completions of skelc \(version) for zsh, made by 'skelc completions zsh'.

    _skelc() {
      local verb word
      integer index isValue=0
      for ((index = 2; index < CURRENT; index++)); do
        word=$words[index]
        if ((isValue)); then
          isValue=0
          continue
        fi
        case $word in
          \(Flag.namesWithValue.joined(separator: "|"))) isValue=1 ;;
          -?*) ;;
          *)
            verb=$word
            break ;;
        esac
      done

      case $verb in

    """
  for verb in Verb.words {
    script +=
      "    \(verb.rawValue))\n      _arguments -S \\\n        '1:verb:(\(verb.rawValue))' \\\n" + flags(of: verb)
    script += "        \(quoted("\(verb.takesOneOperand ? "2" : "*"):\(noun(of: verb)):\(action(verb.operands))")) ;;\n"
  }
  script += "    *)\n      _arguments -S \\\n" + flags(of: .compile)
  return script + """
            '1: :_skelc_first' \\
            '*:layout:\(action(.layouts))' ;;
      esac
    }

    _skelc_first() {
      local -a verbs=(
    \(Verb.words.map { "    \(quoted("\($0.rawValue):\($0.summary)"))\n" }.joined())  )
      _alternative 'verbs:verb:(($verbs))' 'layouts:layout:\(action(.layouts))'
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _skelc "$@"
    else
      compdef _skelc skelc
    fi

    """
}

// MARK: - Implementation

/// One specification on each line; `-` and `*` exclude everything else.
private func flags(of verb: Verb) -> String {
  Flag.offered.filter { $0.verbs.contains(verb) }.flatMap { flag in
    flag.names.map { name in
      var spec = flag.isRepeatable ? "*" : ""
      if flag.placeholder == nil, flag.names.count > 1 { spec = "(- *)" }
      spec += name
      if flag.placeholder != nil { spec += flag.valueIsOptional ? "=-" : name.hasPrefix("--") ? "=" : "+" }
      spec += "[\(escaped(flag.summary))]"
      if let placeholder = flag.placeholder {
        spec += (flag.valueIsOptional ? "::" : ":") + "\(escaped(placeholder)):\(action(flag.offer))"
      }
      return "        \(quoted(spec)) \\\n"
    }
  }.joined()
}

private func action(_ offer: Offer) -> String {
  switch offer {
  case .nothing: " "
  case .words(let words): "(\(words.joined(separator: " ")))"
  case .list(let words): "_values -s , value \(words.joined(separator: " "))"
  case .layouts: "_files -g \"*.skl(-.)\""
  case .paths: "_files"
  case .folders: "_files -/"
  }
}

private func noun(of verb: Verb) -> String {
  switch verb {
  case .compile, .check, .format, .fix: "layout"
  case .list: "table"
  case .explain: "diagnostic or attribute"
  case .completions: "shell"
  case .import: "document"
  }
}

/// Colons and brackets have a meaning in a specification.
private func escaped(_ text: String) -> String {
  text.map { ":[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
}
