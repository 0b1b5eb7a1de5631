/// The command's man page, generated from the verbs' descriptions.
struct ManualPage {
  private let verbs: [any Verb]

  init(_ verbs: [any Verb]) { self.verbs = verbs }

  /// The page in roff, for `man`.
  var text: String {
    var lines = [
      ".TH TOUCHSTONE 1 \"\" \"touchstone \(Command.version)\" \"User Commands\"",
      ".SH NAME", "touchstone \\- UIKit's touch and gesture system for recordings of fingers",
      ".SH SYNOPSIS", ".B touchstone", ".I VERB", "[\\fIOPTIONS\\fR] [\\fIFILE\\fR ...]",
      ".SH DESCRIPTION",
      "Runs recordings of fingers through UIKit's touch and gesture system, and prints which gestures",
      "they hold and why others were not recognized.", ".SH VERBS",
    ]
    for verb in verbs { lines += section(verb) }
    lines += [
      ".SH EXIT STATUS", item("0"), "Done.", item("1"),
      "Input could not be read, or output not written.", item("2"), "Wrong usage.", item("3"),
      "Problems were found (advise \\-\\-strict).", ".SH SEE ALSO",
      ".BR evemu-record (1),", ".BR libinput-record (1)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ verb: any Verb) -> [String] {
    var lines = [
      ".SS \"touchstone \(Self.plain(verb.name)) [OPTIONS] \(Self.plain(verb.operands))\"",
      Self.plain(verb.summary), ".PP",
    ]
    lines += Self.paragraphs(verb.details)
    for option in verb.options.shown {
      let value = option.value.map { " \\fI\(Self.plain($0))\\fR" } ?? ""
      let names = option.names.map { "\\fB\(Self.plain($0))\\fR" }.joined(separator: ", ")
      lines += [".TP", names + value, Self.plain(option.help)]
    }
    return lines
  }

  private func item(_ text: String) -> String { ".TP\n.B \(text)" }

  /// A text's lines in roff; an empty line begins a paragraph.
  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ".PP" : plain(String($0)) }
  }

  /// Escapes text so that roff prints it literally.
  private static func plain(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq").replacing("…", with: "...")
    // A leading period or apostrophe would be a roff request.
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
