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
    noted.refusals = []
    field.paste(nil)
    #expect(field.text == "twoone ")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "one ")
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
