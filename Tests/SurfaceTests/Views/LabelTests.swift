import Foundation
import Pictures
import Testing
import Touchstone
@_spi(Kit) import TouchstoneCore

@testable import TouchstoneControls
@testable import TouchstoneGraphics

@Suite struct LabelTests {
  private func label(_ text: String, width: CGFloat = 1000) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    label.text = text
    return label
  }

  /// The texts that a label shows, line by line, with their sizes.
  private func shown(_ label: UILabel) -> [String] {
    (label.face?.operations ?? []).compactMap {
      if case .text(let run, _) = $0 { "\(run.text) \(run.size)" } else { nil }
    }
  }

  @Test("text has the label's looks, or looks of its own until it is set as plain text")
  func attributed() {
    let label = label("plain")
    label.font = .systemFont(ofSize: 10)
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    let text = NSMutableAttributedString(string: "big small")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 3, length: 6))
    label.attributedText = text
    #expect(label.text == "big small" && shown(label) == ["big 30.0", " small 12.0"])
    label.font = .systemFont(ofSize: 20)
    #expect(shown(label) == ["big small 20.0"])
    label.text = "big small"
    label.font = .systemFont(ofSize: 9)
    #expect(shown(label) == ["big small 9.0"])
  }

  @Test("a line that is too long is cut, or gets smaller letters as far as they may")
  func tooLong() {
    let label = label("a line that is far too long for so little room", width: 100)
    label.font = .systemFont(ofSize: 20)
    #expect(shown(label).first?.contains("…") == true)
    label.lineBreakMode = .byClipping
    #expect(shown(label) == ["a line that is far too long for so little room 20.0"])
    label.lineBreakMode = .byTruncatingTail
    label.adjustsFontSizeToFitWidth = true
    #expect(shown(label).first?.contains("…") == false)
    label.minimumScaleFactor = 0.9
    #expect(shown(label).first?.hasSuffix("… 18.0") == true)
  }

  @Test("lines beyond those that are allowed are dropped, and the last says so")
  func lines() {
    let label = label("one two three four five six", width: 60)
    label.font = .systemFont(ofSize: 16)
    label.numberOfLines = 2
    let lines = shown(label)
    #expect(lines.count == 2 && lines[0].hasPrefix("one") && lines[1].contains("…"))
    label.numberOfLines = 0
    #expect(shown(label).count > 2)
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height >= label.font.lineHeight * 3)
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize.width <= 60)
  }

  @Test("a subclass draws its text elsewhere, and asks for the room")
  func padded() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        super.textRect(
          forBounds: bounds.insetBy(dx: 8, dy: 0), limitedToNumberOfLines: numberOfLines
        ).insetBy(dx: -8, dy: 0)
      }
    }
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    padded.text = "text"
    let plain = label("text")
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
    guard case .text(_, let place) = padded.face?.operations.last else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(place.x == 8)
  }

  @Test("a shadow lies behind the text, and behind nothing else")
  func shadow() {
    let label = label("text")
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let operations = label.face?.operations ?? []
    #expect(
      operations.contains(
        .shadow(Shadow(offset: CGSize(width: 2, height: 3), deviation: 0, shade: UIColor.red.shade))
      )
    )
    #expect(operations.last == .restore)
  }
}
