/// Shell completions of the command, generated from the verbs' descriptions.
struct ShellCompletion {
  private static let common = ["help", "--help", "--version"]

  private let verbs: [any Verb]

  /// The words that can follow `help`.
  private var topics: String {
    (verbs.map(\.name) + ["manual", "completions"]).joined(separator: " ")
  }
  private var shells: String { HelpTopic.shells.joined(separator: " ") }

  init(_ verbs: [any Verb]) { self.verbs = verbs }

  // MARK: - bash

  /// A script for `source <(touchstone help completions bash)`.
  var bash: String {
    var values: [String] = []
    for verb in verbs {
      for option in verb.options.shown where option.value != nil {
        let words = "compgen -W '\(option.choices.joined(separator: " "))' -- \"$word\""
        let action =
          option.isFolder
          ? "compgen -d -- \"$word\""
          : option.isFile
            ? "compgen -f -- \"$word\"" : option.choices.isEmpty ? "true" : words
        values.append("    '\(verb.name) \(option.name)') choose < <(\(action)); return ;;")
      }
    }
    let options = verbs.map { verb in
      let names = verb.options.shown.flatMap(\.names).joined(separator: " ")
      return "    \(verb.name)) options='\(names)' ;;"
    }
    return """
      # bash completion for touchstone: source <(touchstone help completions bash)
      _touchstone() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options=
        choose() { mapfile -t COMPREPLY; }
        if [ "$COMP_CWORD" = 1 ]; then
          choose < <(compgen -W '\((verbs.map(\.name) + Self.common).joined(separator: " "))' -- "$word")
          return
        fi
        case "${COMP_WORDS[1]} $before" in
          'help help') choose < <(compgen -W '\(topics)' -- "$word"); return ;;
          'help completions') choose < <(compgen -W '\(shells)' -- "$word"); return ;;
      \(values.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(options.joined(separator: "\n"))
        esac
        case "$word" in
          -*) choose < <(compgen -W "$options" -- "$word") ;;
          *) choose < <(compgen -f -- "$word") ;;
        esac
      }
      complete -o filenames -F _touchstone touchstone

      """
  }

  // MARK: - zsh

  /// A file `_touchstone` for a folder of `$fpath`.
  var zsh: String {
    let list = verbs.map { "    '\($0.name):\(Self.zshText($0.summary))'" }
    let cases = verbs.map { verb in
      let options = verb.options.shown.map { option in
        let help = Self.zshText(option.help).replacing("[", with: "(").replacing("]", with: ")")
        let action =
          option.isFolder
          ? "_files -/" : option.isFile ? "_files" : "(\(option.choices.joined(separator: " ")))"
        let value = option.value.map { ":\(Self.zshText($0)):\(action)" } ?? ""
        return option.names.map { name in
          let others = option.names.filter { $0 != name }.joined(separator: " ")
          return "        '\(others.isEmpty ? "" : "(\(others))")\(name)[\(help)]\(value)' \\"
        }.joined(separator: "\n")
      }
      return "      \(verb.name))\n        _arguments \\\n\(options.joined(separator: "\n"))\n"
        + "        '*:file:_files' ;;"
    }
    return """
      #compdef touchstone
      # zsh completion for touchstone: touchstone help completions zsh > FOLDER-OF-FPATH/_touchstone
      _touchstone() {
        local -a verbs
        verbs=(
      \(list.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe verb verbs
          return
        fi
        local verb=$words[2]
        if [[ $verb = help ]]; then
          ((CURRENT == 3)) && compadd -- \(topics)
          [[ $words[3] = completions ]] && ((CURRENT == 4)) && compadd -- \(shells)
          return
        fi
        shift words
        ((CURRENT--))
        case $verb in
      \(cases.joined(separator: "\n"))
        esac
      }
      _touchstone "$@"

      """
  }

  private static func zshText(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "'\\''").replacing(":", with: "\\:")
  }

  // MARK: - fish

  /// A file `touchstone.fish` for a folder of completions.
  var fish: String {
    var lines = [
      "# fish completion for touchstone: touchstone help completions fish | source",
      "complete -c touchstone -n __fish_use_subcommand -f -a help",
      "complete -c touchstone -n '__fish_seen_subcommand_from help;"
        + " and not __fish_seen_subcommand_from completions manual' -f -a '\(topics)'",
      "complete -c touchstone -n '__fish_seen_subcommand_from completions' -f -a '\(shells)'",
    ]
    for verb in verbs {
      lines.append(
        "complete -c touchstone -n __fish_use_subcommand -f -a \(verb.name)"
          + " -d \(Self.fishText(verb.summary))")
    }
    for verb in verbs {
      for option in verb.options.shown {
        let isLong = option.name.hasPrefix("--")
        let name = option.name.drop { $0 == "-" }
        var line =
          "complete -c touchstone -n '__fish_seen_subcommand_from \(verb.name)'"
          + " \(isLong ? "-l" : "-s") \(name)"
          + (option.short.map { " -s \($0.drop { $0 == "-" })" } ?? "")
        if !option.choices.isEmpty {
          // Each choice has a short description; without one, fish would show the option's whole help.
          let words = option.choices.map { "\($0)\\t\(option.name.drop { $0 == "-" })" }
          line += " -x -a '\(words.joined(separator: " "))'"
        } else if option.value != nil {
          line += option.isFile || option.isFolder ? " -r -F" : " -x"
        }
        lines.append(line + " -d \(Self.fishText(option.help))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishText(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

extension OptionTable.Option {
  /// Whether its value is the name of a file, or of a folder.
  var isFile: Bool { value?.hasPrefix("FILE") ?? false }
  var isFolder: Bool { value == "DIR" || value == "FOLDER" }
}
