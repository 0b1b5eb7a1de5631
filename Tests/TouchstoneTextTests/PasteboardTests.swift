import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("The pasteboard", .serialized)
struct PasteboardTests {
  let stage = Stage()

  @Test("a cut and a paste move text, and the delegate is asked")
  func cutAndPaste() {
    let noted = NotedField("field", on: stage, frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let field = noted.field
    field.text = "one two"
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.position(from: field.beginningOfDocument, offset: 4) ?? field.endOfDocument)
    let before = UIPasteboard.general.changeCount
    field.cut(nil)
    #expect(field.text == "two" && UIPasteboard.general.string == "one ")
    #expect(UIPasteboard.general.changeCount == before + 1)
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    stage.log = []
    field.paste(nil)
    #expect(field.text == "twoone ")
    #expect(
      stage.log == [
        "field.shouldChange 3+0 “one ”", "field.didChangeSelection", "field.posted.didChange",
        "field.event.changed",
      ])
    field.isSecureTextEntry = true
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "one ")
  }

  @Test("the command key with X, C, V and A edits")
  func keys() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    stage.view.addSubview(field)
    field.text = "one"
    field.becomeFirstResponder()
    func press(_ character: String, _ code: UIKeyboardHIDUsage) {
      stage.key(character, code, modifiers: .command).tap()
    }
    press("a", .keyboardA)
    press("c", .keyboardC)
    press("v", .keyboardV)
    press("v", .keyboardV)
    #expect(field.text == "oneone" && UIPasteboard.general.string == "one")
    press("a", .keyboardA)
    press("x", .keyboardX)
    #expect(field.text == "" && UIPasteboard.general.string == "oneone")
  }

  @Test("a text is read from each type of texts, and from bytes")
  func textTypes() throws {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    board.setValue("plain", forPasteboardType: "public.plain-text")
    #expect(board.string == "plain")
    board.setItems([
      ["public.text": "one"], ["public.png": Data([1])],
      ["public.utf8-plain-text": Data("two".utf8)], ["public.text": Data([0xFF])],
    ])
    #expect(board.strings == ["one", "two"] && board.hasStrings)
  }

  @Test("what the first responder does not edit goes up the chain")
  func chain() {
    let owner = CopyingController()
    stage.window.rootViewController = owner
    let view = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    owner.view.addSubview(view)
    view.becomeFirstResponder()
    let copy = Selector("copy:", UIResponder.copy)
    #expect(UIApplication.shared.sendAction(copy, to: nil, from: view, for: nil))
    #expect(owner.copies == 1)
  }

  @Test("objects of one name share their items, until the name is removed")
  func names() throws {
    let name = UIPasteboard.Name("test.names")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    first.strings = ["a", "b"]
    let second = try #require(UIPasteboard(name: name, create: false))
    #expect(second.strings == ["a", "b"] && second.hasStrings && !second.hasImages)
    #expect(second.contains(pasteboardTypes: ["public.utf8-plain-text"]))
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }
}

private final class CopyingController: UIViewController {
  var copies = 0
  override func copy(_ sender: Any?) { copies += 1 }
}

private final class FocusableView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
