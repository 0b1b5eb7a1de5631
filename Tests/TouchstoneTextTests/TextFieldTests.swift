import Testing
import TouchstoneTesting
import UIKit

/// A field that says what it hears, and its delegate.
@MainActor
final class NotedField: NSObject, UITextFieldDelegate {
  let stage: Stage
  let field: UITextField
  let name: String
  var refusals: Set<String> = []

  init(_ name: String, on stage: Stage, frame: CGRect) {
    self.stage = stage
    self.name = name
    field = UITextField(frame: frame)
    super.init()
    field.delegate = self
    stage.view.addSubview(field)
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event.didBegin"), (.editingChanged, "event.changed"),
      (.editingDidEnd, "event.didEnd"), (.primaryActionTriggered, "event.primary"),
    ]
    for (event, word) in events {
      field.addAction(UIAction { [weak self] _ in self?.note(word) }, for: event)
    }
    let center = NotificationCenter.default
    let names = [
      (UITextField.textDidBeginEditingNotification, "posted.didBegin"),
      (UITextField.textDidChangeNotification, "posted.didChange"),
      (UITextField.textDidEndEditingNotification, "posted.didEnd"),
    ]
    for (posted, word) in names {
      _ = center.addObserver(forName: posted, object: field, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.note(word) }
      }
    }
  }

  func note(_ word: String) { stage.log.append("\(name).\(word)") }

  private func answer(_ word: String) -> Bool {
    note(word)
    return !refusals.contains(word)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("shouldChange \(range.location)+\(range.length) “\(string)”")
    return !refusals.contains("shouldChange")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }
}

/// Writes the keyboard's notifications of a stage into its log.
@MainActor
final class KeyboardWatch {
  private(set) var frames: [CGRect] = []

  init(_ stage: Stage) {
    let names = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    for (name, word) in names {
      _ = NotificationCenter.default.addObserver(
        forName: name, object: stage.scene.screen, queue: nil
      ) { [weak self, weak stage] note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let frame = end?.cgRectValue ?? .null
        MainActor.assumeIsolated {
          stage?.log.append("keyboard.\(word)")
          self?.frames.append(frame)
        }
      }
    }
  }
}

@Suite("Text fields")
struct TextFieldTests {
  let stage = Stage()
  let noted: NotedField
  let watch: KeyboardWatch
  var field: UITextField { noted.field }

  init() {
    noted = NotedField("field", on: stage, frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    watch = KeyboardWatch(stage)
  }

  private func tap(_ x: CGFloat = 170, _ y: CGFloat = 120) {
    stage.finger(at: CGPoint(x: x, y: y)).tap()
  }

  private func begin() {
    tap()
    stage.wait(1)
    stage.log = []
  }

  @Test("a tap begins editing in UIKit's order, and the keyboard comes (TXT-01, TXT-03)")
  func beginning() {
    tap()
    stage.wait(1)
    #expect(
      stage.log == [
        "field.shouldBegin", "field.didBegin", "field.posted.didBegin", "field.event.didBegin",
        "keyboard.willShow", "keyboard.didShow",
      ])
    #expect(field.isFirstResponder && field.isEditing)
    #expect(
      watch.frames == Array(repeating: CGRect(x: 0, y: 584, width: 400, height: 216), count: 2))
  }

  @Test("a delegate that refuses keeps the field as it is (TXT-01)")
  func refusing() {
    noted.refusals = ["shouldBegin"]
    tap()
    #expect(stage.log == ["field.shouldBegin"])
    #expect(!field.isFirstResponder)
  }

  @Test("a disabled field is not asked (TXT-01)")
  func disabled() {
    field.isEnabled = false
    tap()
    #expect(stage.log == [])
  }

  @Test("each key is asked about, then it is text (TXT-02)")
  func typing() {
    begin()
    stage.type("Hi")
    #expect(
      stage.log == [
        "field.shouldChange 0+0 “H”", "field.didChangeSelection", "field.posted.didChange",
        "field.event.changed", "field.shouldChange 1+0 “i”", "field.didChangeSelection",
        "field.posted.didChange", "field.event.changed",
      ])
    #expect(field.text == "Hi")
    stage.log = []
    stage.press(.keyboardDeleteOrBackspace)
    #expect(
      stage.log == [
        "field.shouldChange 1+1 “”", "field.didChangeSelection", "field.posted.didChange",
        "field.event.changed",
      ])
    #expect(field.text == "H")
  }

  @Test("a key that the delegate refuses changes nothing (TXT-02)")
  func refusedKey() {
    begin()
    noted.refusals = ["shouldChange"]
    stage.type("x")
    #expect(stage.log == ["field.shouldChange 0+0 “x”"])
    #expect(field.text == "")
  }

  @Test("the return key asks, and ends editing only where an action wants it (TXT-04)")
  func returnKey() {
    begin()
    stage.type("\n")
    #expect(stage.log == ["field.shouldReturn", "field.event.primary"])
    #expect(field.isFirstResponder)
    stage.log = []
    noted.refusals = ["shouldReturn"]
    stage.type("\n")
    #expect(stage.log == ["field.shouldReturn"])
    noted.refusals = []
    stage.log = []
    field.addAction(UIAction { [noted] _ in noted.note("event.onExit") }, for: .editingDidEndOnExit)
    stage.type("\n")
    stage.wait(1)
    #expect(
      stage.log == [
        "field.shouldReturn", "field.event.onExit", "field.event.primary", "field.shouldEnd",
        "keyboard.willHide", "field.didEnd", "field.posted.didEnd", "field.event.didEnd",
        "keyboard.didHide",
      ])
    #expect(!field.isFirstResponder)
  }

  @Test("another field takes over, and the keyboard stays (TXT-05)")
  func handover() {
    let second = NotedField(
      "second", on: stage, frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    begin()
    tap(170, 220)
    stage.wait(1)
    #expect(
      stage.log == [
        "second.shouldBegin", "field.shouldEnd", "field.didEnd", "field.posted.didEnd",
        "field.event.didEnd", "second.didBegin", "second.posted.didBegin", "second.event.didBegin",
      ])
    #expect(second.field.isFirstResponder && !field.isEditing)
  }

  @Test("a field that must not end keeps the first place, unless it is forced (TXT-05)")
  func staying() {
    let second = NotedField(
      "second", on: stage, frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    begin()
    noted.refusals = ["shouldEnd"]
    tap(170, 220)
    #expect(stage.log == ["second.shouldBegin", "field.shouldEnd"])
    #expect(field.isFirstResponder && !second.field.isFirstResponder)
    stage.log = []
    #expect(stage.view.endEditing(true))
    stage.wait(1)
    #expect(
      stage.log == [
        "field.shouldEnd", "keyboard.willHide", "field.didEnd", "field.posted.didEnd",
        "field.event.didEnd", "keyboard.didHide",
      ])
  }

  @Test("the clear button asks, and removes the text without asking about characters (TXT-06)")
  func clearing() {
    field.clearButtonMode = .whileEditing
    field.text = "text"
    begin()
    let button = field.clearButtonRect(forBounds: field.bounds)
    let middle = field.convert(CGPoint(x: button.midX, y: button.midY), to: nil)
    noted.refusals = ["shouldClear"]
    tap(middle.x, middle.y)
    #expect(stage.log == ["field.shouldClear"])
    noted.refusals = []
    stage.wait(1)
    stage.log = []
    tap(middle.x, middle.y)
    #expect(
      stage.log == [
        "field.shouldClear", "field.didChangeSelection", "field.posted.didChange",
        "field.event.changed",
      ])
    #expect(field.text == "" && field.isFirstResponder)
  }

  @Test("the keyboard's frame is announced before its coming and going [TXT-10]")
  func frameNotifications() {
    let names = [
      (UIResponder.keyboardWillChangeFrameNotification, "keyboard.willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "keyboard.didChangeFrame"),
    ]
    let observations = names.map { name, word in
      NotificationCenter.default.addObserver(
        forName: name, object: stage.scene.screen, queue: nil
      ) { [stage] _ in MainActor.assumeIsolated { stage.log.append(word) } }
    }
    defer { for each in observations { NotificationCenter.default.removeObserver(each) } }
    field.becomeFirstResponder()
    stage.wait(1)
    field.resignFirstResponder()
    stage.wait(1)
    #expect(
      stage.log.lines.filter { $0.hasPrefix("keyboard") } == [
        "keyboard.willChangeFrame", "keyboard.willShow", "keyboard.didChangeFrame",
        "keyboard.didShow", "keyboard.willChangeFrame", "keyboard.willHide",
        "keyboard.didChangeFrame", "keyboard.didHide",
      ])
  }

  @Test("the delete key in an empty field calls deleteBackward, and does not ask the delegate")
  func emptyDelete() {
    final class Digit: UITextField {
      var deleted: (() -> Void)?
      override func deleteBackward() {
        deleted?()
        super.deleteBackward()
      }
    }
    let digit = Digit(frame: CGRect(x: 20, y: 200, width: 40, height: 40))
    digit.deleted = { [stage] in stage.log.append("deleteBackward") }
    digit.delegate = noted
    stage.view.addSubview(digit)
    digit.becomeFirstResponder()
    stage.wait(1)
    stage.log = []
    stage.press(.keyboardDeleteOrBackspace)
    #expect(stage.log == ["deleteBackward"])
  }

  @Test("the trace names the recognizers of a field (TXT-07)")
  func names() {
    field.text = "one two three"
    tap()
    stage.wait(1)
    tap()
    tap()
    tap()
    stage.wait(1)
    stage.finger(at: CGPoint(x: 100, y: 120)).down().hold(1).move(by: 20, 0, in: 0.2).up()
    for name in ["place the caret", "select a word", "select a paragraph", "move the caret"] {
      #expect(stage.trace.contains { $0.description.contains(name) }, "\(name)")
    }
  }

  private func caret() -> Int {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
      ?? -1
  }

  @Test("a tap places the caret, two select the word, three all of the line (TXT-07)")
  func caretByTap() {
    field.text = "one two three"
    begin()
    let place = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: 5)!)
    let point = field.convert(CGPoint(x: place.minX + 1, y: place.midY), to: nil)
    tap(point.x, point.y)
    #expect(caret() == 5)
    stage.type("X")
    #expect(field.text == "one tXwo three")
    stage.wait(1)
    stage.finger(at: point).tap().hold(0.1).tap()
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "tXwo")
    stage.type("2")
    #expect(field.text == "one 2 three")
    stage.wait(1)
    stage.finger(at: point).tap().hold(0.1).tap().hold(0.1).tap()
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "one 2 three")
  }

  @Test("a finger that rests takes the caret along (TXT-07)")
  func caretByPress() {
    field.text = "one two three"
    begin()
    func point(_ offset: Int) -> CGPoint {
      let rect = field.caretRect(
        for: field.position(from: field.beginningOfDocument, offset: offset)!)
      return field.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil)
    }
    let finger = stage.finger(at: point(2)).down().hold(0.6)
    #expect(caret() == 2)
    finger.move(to: point(9), in: 0.3)
    #expect(caret() == 9)
    finger.up()
    #expect(caret() == 9)
  }

  @Test("a recognizer above does not get the tap on a field (TXT-08)")
  func tapAbove() {
    stage.add(UITapGestureRecognizer(), named: "tap")
    tap()
    #expect(field.isFirstResponder)
    #expect(!stage.log.contains("tap ended"))
    stage.log = []
    tap(200, 400)
    #expect(stage.log == ["tap ended"])
  }

  final class Quiet: UITextField {
    var heard = 0
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard += 1 }
  }

  @Test("a press that a subclass keeps to itself is no text (TXT-09)")
  func keptPress() {
    let quiet = Quiet(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    stage.view.addSubview(quiet)
    #expect(quiet.becomeFirstResponder())
    stage.type("ab")
    #expect(quiet.text == "" && quiet.heard == 2)
  }

  final class Pin: UIView, UIKeyInput {
    var code = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { if !code.isEmpty { code.removeLast() } }
    var keyboardType = UIKeyboardType.numberPad
  }

  @Test("a view of one's own that takes keys gets them, and the keyboard (TXT-09)")
  func ownKeyInput() {
    let pin = Pin(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    stage.view.addSubview(pin)
    #expect(pin.becomeFirstResponder())
    stage.type("123")
    stage.press(.keyboardDeleteOrBackspace)
    stage.wait(1)
    #expect(pin.code == "12")
    #expect(stage.log == ["keyboard.willShow", "keyboard.didShow"])
  }

  @Test("typing without a first responder is a fault of the test")
  func nobody() {
    stage.onFault = { _ in }
    stage.type("x")
    #expect(stage.faults.count == 1)
  }

  @Test(
    "an input view and what lies above it come in place of the keyboard, and can be tapped (TXT-10)"
  )
  func inputViews() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let done = UIButton(frame: CGRect(x: 300, y: 0, width: 100, height: 44))
    done.addAction(UIAction { [field] _ in _ = field.resignFirstResponder() }, for: .touchUpInside)
    bar.addSubview(done)
    field.inputAccessoryView = bar
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 160))
    begin()
    #expect(watch.frames.last == CGRect(x: 0, y: 596, width: 400, height: 204))
    tap(350, 618)
    stage.wait(1)
    #expect(
      stage.log == [
        "field.shouldEnd", "keyboard.willHide", "field.didEnd", "field.posted.didEnd",
        "field.event.didEnd", "keyboard.didHide",
      ])
  }

  @Test("arrows move the caret, and select with the shift key (TXT-11)")
  func arrows() {
    field.text = "abc"
    begin()
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "b")
    stage.type("x")
    #expect(field.text == "axc")
  }

  @Test("a field goes with its view")
  func releasing() {
    weak var gone: UITextField?
    do {
      let view = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
      stage.view.addSubview(view)
      #expect(view.becomeFirstResponder())
      gone = view
      view.removeFromSuperview()
      stage.wait(1)
    }
    #expect(gone == nil)
    #expect(stage.scene.windows.count == 1)
  }
}
