import Testing
import TouchstoneTesting
import UIKit

@Suite("Undo of typing")
struct UndoTests {
  let stage = Stage()
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))

  init() {
    stage.view.addSubview(field)
    stage.view.addSubview(view)
  }

  /// Presses the key Z with the command key, and with the shift key to do it again.
  private func undo(again: Bool = false) {
    stage.key("z", .keyboardZ, modifiers: again ? [.command, .shift] : .command).tap()
    stage.wait(0.1)
  }

  private func point(_ offset: Int) -> CGPoint {
    let rect = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
    return view.convert(CGPoint(x: rect.minX + 1, y: rect.midY), to: nil)
  }

  @Test("what was typed without a break is undone at once, and done again [TXT-16, TXT-17]")
  func run() {
    stage.finger(at: CGPoint(x: 170, y: 120)).tap()
    stage.wait(1)
    stage.type("one two")
    #expect(field.undoManager?.undoActionName == "Typing")
    undo()
    #expect(field.text == "" && field.undoManager?.canUndo == false)
    undo(again: true)
    #expect(field.text == "one two")
    undo()
    #expect(field.text == "")
  }

  @Test("a caret that was elsewhere in between begins a new run [TXT-16]")
  func caretAwayAndBack() {
    stage.finger(at: CGPoint(x: 170, y: 120)).tap()
    stage.wait(1)
    stage.type("one")
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardRightArrow)
    stage.type("two")
    undo()
    #expect(field.text == "one")
    undo()
    #expect(field.text == "")
  }

  @Test("what an input method composes is undone at once")
  func composition() {
    field.becomeFirstResponder()
    for step in ["n", "ni", "\u{306B}"] {
      field.setMarkedText(step, selectedRange: NSRange(location: step.utf16.count, length: 0))
    }
    field.unmarkText()
    #expect(field.text == "\u{306B}")
    undo()
    #expect(field.text == "" && field.undoManager?.canUndo == false)
    undo(again: true)
    #expect(field.text == "\u{306B}")
  }

  @Test("a committed text replaces the marked one, and the delegate is asked about its range")
  func commit() {
    final class Asked: NSObject, UITextFieldDelegate {
      var changes: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        changes.append("\(range.location)+\(range.length) \(string)")
        return true
      }
    }
    let asked = Asked()
    field.delegate = asked
    field.becomeFirstResponder()
    stage.type("a")
    field.setMarkedText("ni", selectedRange: NSRange(location: 1, length: 5))
    #expect(
      field.selectedTextRange.map {
        [
          field.offset(from: field.beginningOfDocument, to: $0.start),
          field.offset(from: $0.start, to: $0.end),
        ]
      } == [2, 1])
    stage.type("\u{4F60}")
    #expect(field.text == "a\u{4F60}" && field.markedTextRange == nil)
    #expect(asked.changes == ["0+0 a", "1+2 \u{4F60}"])
  }

  @Test("a selection outside of the marked text makes it permanent")
  func selectionOutsideOfMarked() {
    for input in [field, view] as [any UIResponder & UITextInput] {
      input.becomeFirstResponder()
      input.insertText("one ")
      input.setMarkedText("two", selectedRange: NSRange(location: 3, length: 0))
      stage.press(.keyboardLeftArrow)
      #expect(input.markedTextRange != nil)
      stage.press(.keyboardHome)
      #expect(input.markedTextRange == nil)
    }
    #expect(field.text == "one two" && view.text == "one two")
  }

  @Test("a finger that places the caret elsewhere begins a new run [TXT-16]")
  func caret() {
    view.text = "begin end"
    stage.finger(at: point(9)).tap()
    stage.wait(1)
    stage.type("!!")
    stage.finger(at: point(5)).tap()
    stage.wait(1)
    stage.type(" and")
    #expect(view.text == "begin and end!!")
    undo()
    #expect(view.text == "begin end!!")
    undo()
    #expect(view.text == "begin end")
    undo()
    #expect(view.text == "begin end")
    undo(again: true)
    undo(again: true)
    #expect(view.text == "begin and end!!")
  }

  @Test("backspaces are undone at once, and what a selection was replaced by, too [TXT-16]")
  func replacing() {
    view.text = "one two three"
    stage.finger(at: point(13)).tap()
    stage.wait(1)
    for _ in 0..<6 {
      stage.press(.keyboardDeleteOrBackspace)
      stage.wait(0.1)
    }
    #expect(view.text == "one two")
    stage.finger(at: point(5)).doubleTap()
    stage.wait(1)
    stage.type("2")
    #expect(view.text == "one 2")
    undo()
    #expect(view.text == "one two")
    undo()
    #expect(view.text == "one two three")
  }

  @Test("the delegate is asked about what undo brings back [TXT-18]")
  func delegate() {
    final class Limit: NSObject, UITextFieldDelegate {
      let stage: Stage
      var refuses = false
      init(_ stage: Stage) { self.stage = stage }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        stage.log.append("\(range.location)+\(range.length) “\(string)”")
        return !refuses
      }
    }
    let limit = Limit(stage)
    field.delegate = limit
    stage.finger(at: CGPoint(x: 170, y: 120)).tap()
    stage.wait(1)
    stage.type("ab")
    stage.log = []
    limit.refuses = true
    undo()
    #expect(stage.log == ["0+2 “”"])
    #expect(field.text == "ab")
  }

  @Test("text that code sets has no history [TXT-19]")
  func code() {
    stage.finger(at: CGPoint(x: 170, y: 120)).tap()
    stage.wait(1)
    stage.type("ab")
    field.text = "code"
    #expect(field.undoManager?.canUndo == false)
    undo()
    #expect(field.text == "code")
    stage.type("c")
    undo()
    #expect(field.text == "code")
  }

  @Test("an app's own action between two runs is undone between them [TXT-16]")
  func own() {
    stage.finger(at: CGPoint(x: 170, y: 120)).tap()
    stage.wait(1)
    stage.type("a")
    stage.wait(0.1)
    field.undoManager?.registerUndo(withTarget: stage) { $0.log.append("own") }
    field.undoManager?.setActionName("Own")
    stage.wait(0.1)
    stage.type("b")
    undo()
    #expect(field.text == "a" && stage.log == [])
    undo()
    #expect(field.text == "a" && stage.log == ["own"])
    undo()
    #expect(field.text == "")
  }
}
