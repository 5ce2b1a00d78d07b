import SkelSyntax

// MARK: - Interface

/// The URI that a path in a message leads to, for terminals that are known to make links of them (OSC 8); elsewhere none.
///
/// `FORCE_HYPERLINK` decides where it is set: 0 is no, anything else yes. Else whoever wants no colour gets no link, and
/// only programs that are known to show links do.
func pathLinks(_ choice: ColorChoice, to descriptor: Int32) -> (String) -> String? {
  guard showsLinks(choice, to: descriptor) else { return { _ in nil } }
  let host = percentEncoded(path: Platform.hostName)
  let folder = Platform.currentFolder
  return { path in
    if path == inputName("-") { return nil }
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    return "file://\(host)\(percentEncoded(path: whole))"
  }
}

// MARK: - Implementation

private func showsLinks(_ choice: ColorChoice, to descriptor: Int32) -> Bool {
  if choice == .never { return false }
  if let forced = Platform.environment("FORCE_HYPERLINK"), !forced.isEmpty { return forced != "0" }
  guard coloursText(choice, to: descriptor), Platform.isTerminal(descriptor) else { return false }
  // What runs inside another terminal inherits its variables, not its abilities.
  if isSet("TMUX") || isSet("STY") { return false }
  if isSet("WT_SESSION") || isSet("KITTY_WINDOW_ID") { return true }
  if let vte = Platform.environment("VTE_VERSION").flatMap({ Int($0) }), vte >= 5000 { return true }
  let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty"]
  if let program = Platform.environment("TERM_PROGRAM"), programs.contains(program) { return true }
  return ["xterm-kitty", "xterm-ghostty"].contains(Platform.environment("TERM") ?? "")
}
