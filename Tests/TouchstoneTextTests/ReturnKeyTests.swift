import Testing
import TouchstoneTesting
import UIKit

@Suite("Keys of secure fields, and return keys")
struct ReturnKeyTests {
  let stage = Stage()

  private func noted(_ change: (UITextField) -> Void) -> NotedField {
    let noted = NotedField(
      "field", on: stage, frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    change(noted.field)
    return noted
  }

  private var changes: [String] { stage.log.filter { $0.contains("should") } }

  @Test("the first key replaces a secure text, and the next ones are added [TXT-20]")
  func secure() {
    let noted = noted {
      $0.isSecureTextEntry = true
      $0.text = "abc"
    }
    stage.finger(at: CGPoint(x: 200, y: 120)).tap()
    stage.type("x")
    #expect(noted.field.text == "x")
    stage.type("y")
    #expect(noted.field.text == "xy")
    #expect(
      changes == [
        "field.shouldBegin", "field.shouldChange 3+0 “x”", "field.shouldChange 1+0 “y”",
      ])
  }

  @Test("a secure text that is shown meanwhile is not replaced by the next key [TXT-20]")
  func shown() {
    let noted = noted {
      $0.isSecureTextEntry = true
      $0.text = "abc"
    }
    noted.field.becomeFirstResponder()
    noted.field.isSecureTextEntry = false
    stage.type("x")
    #expect(noted.field.text == "abcx")
  }

  @Test("a backspace empties a secure text that is edited anew [TXT-20]")
  func backspace() {
    let noted = noted {
      $0.isSecureTextEntry = true
      $0.text = "abc"
    }
    noted.field.becomeFirstResponder()
    stage.press(.keyboardDeleteOrBackspace)
    #expect(noted.field.text == "")
    #expect(changes == ["field.shouldBegin", "field.shouldChange 2+1 “”"])
  }

  @Test("a refused key leaves the secure text, and text that code sets is kept [TXT-20]")
  func refused() {
    let noted = noted {
      $0.isSecureTextEntry = true
      $0.text = "abc"
    }
    noted.refusals = ["shouldChange"]
    noted.field.becomeFirstResponder()
    stage.type("x")
    #expect(noted.field.text == "abc")
    noted.refusals = []
    noted.field.text = "new"
    stage.type("x")
    #expect(noted.field.text == "newx")
  }

  @Test("without text a return key that is enabled automatically does nothing [TXT-21]")
  func disabled() {
    let noted = noted { $0.enablesReturnKeyAutomatically = true }
    noted.field.becomeFirstResponder()
    stage.type("\n")
    #expect(changes == ["field.shouldBegin"])
    stage.type("a\n")
    #expect(
      changes == ["field.shouldBegin", "field.shouldChange 0+0 “a”", "field.shouldReturn"])
  }

  @Test("a text view gets no line while it has no text [TXT-21]")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    view.enablesReturnKeyAutomatically = true
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    stage.type("\n")
    #expect(view.text == "")
    stage.type("a\n")
    #expect(view.text == "a\n")
  }

  @Test("the search key needs text, unless the bar says otherwise [SRC-03]")
  func search() {
    let listener = SearchTests.Listener(stage)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 400, height: 56))
    bar.delegate = listener
    stage.view.addSubview(bar)
    bar.becomeFirstResponder()
    stage.type("\n")
    #expect(stage.log == ["shouldBegin", "didBegin"])
    bar.enablesReturnKeyAutomatically = false
    stage.type("\n")
    #expect(stage.log == ["shouldBegin", "didBegin", "search"])
  }
}
