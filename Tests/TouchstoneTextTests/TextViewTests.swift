import Testing
import TouchstoneTesting
import UIKit

@Suite("Text views")
struct TextViewTests {
  final class Listener: NSObject, UITextViewDelegate {
    let stage: Stage
    var refusals: Set<String> = []
    init(_ stage: Stage) { self.stage = stage }

    private func answer(_ word: String) -> Bool {
      stage.log.append(word)
      return !refusals.contains(word)
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("shouldBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("shouldEnd") }
    func textViewDidBeginEditing(_ textView: UITextView) { stage.log.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { stage.log.append("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      answer("shouldChange \(range.location)+\(range.length) “\(text == "\n" ? "↵" : text)”")
    }
    func textViewDidChange(_ textView: UITextView) { stage.log.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      stage.log.append("didChangeSelection")
    }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      stage.log.append("link \(URL) \(characterRange.location)+\(characterRange.length)")
      return false
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      stage.log.append("willBeginDragging")
    }
  }

  let stage = Stage()
  let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
  let listener: Listener
  let watch: KeyboardWatch

  init() {
    listener = Listener(stage)
    watch = KeyboardWatch(stage)
    view.delegate = listener
    stage.view.addSubview(view)
  }

  private func begin() {
    stage.finger(at: CGPoint(x: 100, y: 150)).tap()
    stage.wait(1)
    stage.log = []
  }

  @Test("a tap begins editing, after the keyboard was announced (TXT-03)")
  func beginning() {
    stage.finger(at: CGPoint(x: 100, y: 150)).tap()
    stage.wait(1)
    #expect(stage.log == ["shouldBegin", "keyboard.willShow", "didBegin", "keyboard.didShow"])
    stage.log = []
    #expect(stage.view.endEditing(false))
    stage.wait(1)
    #expect(stage.log == ["shouldEnd", "keyboard.willHide", "didEnd", "keyboard.didHide"])
  }

  @Test("each key is asked about; the return key is a line break (TXT-02)")
  func typing() {
    begin()
    stage.type("a\n")
    #expect(
      stage.log == [
        "shouldChange 0+0 “a”", "didChangeSelection", "didChange", "shouldChange 1+0 “↵”",
        "didChangeSelection", "didChange",
      ])
    #expect(view.text == "a\n")
    stage.log = []
    listener.refusals = ["shouldChange 2+0 “↵”"]
    stage.type("\n")
    #expect(stage.log == ["shouldChange 2+0 “↵”"])
    #expect(view.text == "a\n")
  }

  @Test("code's text sends nothing, and the caret goes to its end (TXT-02)")
  func code() {
    view.text = "words"
    #expect(stage.log == [] && view.selectedRange == NSRange(location: 5, length: 0))
  }

  private func point(_ offset: Int) -> CGPoint {
    let rect = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
    return view.convert(CGPoint(x: rect.minX + 1, y: rect.midY), to: nil)
  }

  @Test("a tap places the caret on its line, two select a word, three a paragraph (TXT-07)")
  func carets() {
    view.text = "first line\nsecond one\nthird"
    begin()
    stage.finger(at: point(13)).tap()
    #expect(view.selectedRange == NSRange(location: 13, length: 0))
    stage.wait(1)
    stage.finger(at: point(13)).tap().hold(0.1).tap()
    #expect(view.selectedRange == NSRange(location: 11, length: 6))
    stage.wait(1)
    stage.finger(at: point(13)).tap().hold(0.1).tap().hold(0.1).tap()
    #expect(view.selectedRange == NSRange(location: 11, length: 11))
    stage.wait(1)
    stage.finger(at: point(13)).tap()
    stage.press(.keyboardDownArrow)
    #expect(view.selectedRange.location >= 22 && view.selectedRange.location <= 25)
  }

  @Test(
    "a drag scrolls, does not begin editing, and takes the keyboard away where it is to (TXT-13)")
  func scrolling() {
    view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    view.layoutIfNeeded()
    stage.log = []
    stage.finger(at: CGPoint(x: 100, y: 180)).down().move(by: 0, -60, in: 0.3).hold(0.3).up()
    stage.wait(1)
    #expect(stage.log == ["willBeginDragging"])
    #expect(view.contentOffset.y > 40 && !view.isFirstResponder)
    view.keyboardDismissMode = .onDrag
    begin()
    stage.finger(at: CGPoint(x: 100, y: 150)).down().move(by: 0, 30, in: 0.3).hold(0.3).up()
    stage.wait(1)
    #expect(
      stage.log == [
        "willBeginDragging", "shouldEnd", "keyboard.willHide", "didEnd", "keyboard.didHide",
      ])
  }

  @Test("typing at the end scrolls to the caret (TXT-13)")
  func following() {
    begin()
    for _ in 0..<12 { stage.type("x\n") }
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
    #expect(view.contentOffset.y > 0)
  }

  @Test("a tap on a link asks the delegate where text is not edited (TXT-14)")
  func links() {
    let text = NSMutableAttributedString(string: "see here now")
    text.addAttribute(
      .link, value: "https://example.org", range: NSRange(location: 4, length: 4))
    view.attributedText = text
    view.isEditable = false
    stage.log = []
    stage.finger(at: point(6)).tap()
    #expect(stage.log == ["link https://example.org 4+4"])
    stage.wait(1)
    stage.log = []
    stage.finger(at: point(1)).tap()
    #expect(stage.log == [] && !view.isFirstResponder)
  }

  @Test("a view that does not scroll is as high as its text (TXT-12)")
  func fitting() {
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 20)
    view.text = "a\nb\nc"
    let height: CGFloat = 88
    #expect(view.intrinsicContentSize.height == height)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == height)
  }

  @Test("a text view goes with its superview")
  func releasing() {
    weak var gone: UITextView?
    do {
      let other = UITextView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      stage.view.addSubview(other)
      #expect(other.becomeFirstResponder())
      gone = other
      other.removeFromSuperview()
      stage.wait(1)
    }
    #expect(gone == nil)
  }
}
