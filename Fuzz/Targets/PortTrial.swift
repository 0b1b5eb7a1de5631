#if canImport(SourcePort)
  import SourcePort
  import SwiftParser
  import SwiftSyntax

  /// Ports the bytes as a source, or as a nib, a storyboard or an Info.plist of a target that has one source.
  enum PortTrial {
    /// What bytes without an error may become at most, beside a part that every target gets.
    private static let most = (times: 40, beside: 20_000)

    static func problems(ofSource bytes: [UInt8]) -> [String] {
      let text = String(decoding: bytes, as: UTF8.self)
      return problems(with: [PortSource(path: "Fuzz/Sources.swift", text: text)], size: bytes.count)
    }

    static func problems(ofInterface bytes: [UInt8]) -> [String] {
      let text = String(decoding: bytes, as: UTF8.self)
      let name =
        if text.contains("<plist") {
          "Info.plist"
        } else if text.contains("Storyboard.XIB") {
          "Main.storyboard"
        } else {
          "Card.xib"
        }
      let own = PortSource(path: "Fuzz/Card.swift", text: card)
      return problems(with: [own, PortSource(path: "Fuzz/\(name)", text: text)], size: bytes.count)
    }

    private static func problems(with sources: [PortSource], size: Int) -> [String] {
      let target = TargetPort(sources).ported()
      var problems: [String] = []
      // What is right as Swift is so afterwards, and no text of a nib becomes code. What is refused may be
      // more than the parser can read.
      if !target.hasErrors,
        sources.allSatisfy({ !$0.path.hasSuffix("swift") || isRight($0.text) })
      {
        problems += target.files.filter { !isRight($0.text) }.map {
          "\($0.name) is no Swift:\n\($0.text)"
        }
      }
      let length = target.files.reduce(0) { $0 + $1.text.utf8.count }
      if length > size * most.times + most.beside { problems.append("\(size) became \(length)") }
      return problems
    }

    private static func isRight(_ text: String) -> Bool { !Parser.parse(source: text).hasError }

    private static let card = """
      import UIKit
      class Card: UIView {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var tap: UITapGestureRecognizer?
        @IBAction func tapped(_ sender: UITapGestureRecognizer) {}
        @IBAction func back(_ segue: UIStoryboardSegue) {}
      }
      class Front: UIViewController {
        @IBOutlet var card: Card!
        @objc func done() {}
      }
      """
  }
#endif
