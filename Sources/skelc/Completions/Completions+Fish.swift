// MARK: - Interface

/// For fish from 3.1.
func fishCompletions() -> String {
  var script = """
    # Completions of skelc \(version) for fish, made by 'skelc completions fish'.

    function __skelc_operands -d 'The words typed so far that are no flags'
        set -l isValue
        for word in (commandline -opc)[2..-1]
            if test -n "$isValue"
                set isValue
                continue
            end
            switch $word
                case \(Flag.namesWithValue.joined(separator: " "))
                    set isValue 1
                case '-?*'
                case '*'
                    echo $word
            end
        end
    end

    function __skelc_is -d 'Whether one of these verbs is typed: compile once a file is, start before'
        set -l operands (__skelc_operands)
        switch "$operands[1]"
            case \(Verb.words.map(\.rawValue).joined(separator: " "))
                contains -- $operands[1] $argv
            case ''
                contains start $argv
            case '*'
                contains compile $argv
        end
    end

    function __skelc_lacks_operand -d 'Whether nothing stands behind the verb yet'
        test (count (__skelc_operands)) -lt 2
    end

    function __skelc_list -d 'Words behind the last comma'
        set -l before (commandline -ct | string replace -r '^--[^=]*=' '' | string replace -r '[^,]*$' '')
        printf '%s\\n' "$before"$argv
    end

    complete -c skelc -f

    """
  for verb in Verb.words {
    script += complete(at: "start", "-a \(verb.rawValue) -d \(quoted(verb.summary))")
  }
  let readers = Verb.offered.filter { $0.operands == .layouts }.map { $0 == .compile ? "start compile" : $0.rawValue }
  script += complete(at: readers.joined(separator: " "), operands(.layouts))
  for verb in Verb.words where verb.operands != .layouts {
    script += complete(
      at: "\(verb.rawValue)\(verb.takesOneOperand ? "; and __skelc_lacks_operand" : "")", operands(verb.operands))
  }
  for flag in Flag.offered {
    var options = flag.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    if flag.placeholder != nil, !flag.valueIsOptional { options.append(value(flag.offer)) }
    options.append("-d \(quoted(flag.summary))")
    script += complete(at: conditions(of: flag), options.joined(separator: " "))
  }
  return script
}

// MARK: - Implementation

private func complete(at verbs: String, _ rest: String) -> String {
  "complete -c skelc -n '__skelc_is \(verbs)' \(rest)\n"
}

private func conditions(of flag: Flag) -> String {
  flag.verbs.filter { !$0.comesLater }.map { $0 == .compile ? "start compile" : $0.rawValue }.joined(separator: " ")
}

private func operands(_ offer: Offer) -> String {
  switch offer {
  case .nothing: ""
  case .words(let words), .list(let words): "-a '\(words.joined(separator: " "))'"
  case .layouts: "-k -a '(__fish_complete_suffix .skl)'"
  case .paths: "-F"
  case .folders: "-a '(__fish_complete_directories)'"
  }
}

/// `-x` takes a value and no files.
private func value(_ offer: Offer) -> String {
  switch offer {
  case .nothing: "-x"
  case .words, .layouts, .folders: "-x " + operands(offer)
  case .list(let words): "-x -a '(__skelc_list \(words.joined(separator: " ")))'"
  case .paths: "-r -F"
  }
}
