import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Undoing, and bar buttons") struct UndoTests {
  let stage = Stage()
  let page = Page(frame: .zero)

  final class Page: UIView {
    var words: [String] = []

    func add(_ word: NSString) {
      words.append(word as String)
      undoManager?.registerUndo(withTarget: self) { $0.remove() }
      undoManager?.setActionName("Adding \(word)")
    }

    func remove() {
      guard let word = words.popLast() else { return }
      undoManager?.registerUndo(
        withTarget: self, selector: Selector("undo_add:"), object: word as NSString)
    }

    func go() { words.append("go") }
  }

  private static let table = ObjCMethods({ table in
    table.add("undo_add:", Page.add(_:))
    table.add("undo_go", Page.go)
  })

  init() {
    stage.view.addSubview(page)
    _ = Self.table
  }

  @Test("what happens in one moment is undone at once, and redone")
  func undo() throws {
    let manager = try #require(page.undoManager)
    #expect(manager === stage.window.undoManager && !manager.canUndo)
    page.add("one")
    page.add("two")
    stage.wait(0.1)
    page.add("three")
    #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Adding three")
    manager.undo()
    #expect(page.words == ["one", "two"] && manager.canRedo)
    manager.undo()
    #expect(page.words == [] && !manager.canUndo)
    manager.redo()
    #expect(page.words == ["one", "two"] && manager.canUndo)
    manager.redo()
    #expect(page.words == ["one", "two", "three"] && !manager.canRedo)
    manager.undo()
    stage.wait(0.1)
    page.add("four")
    #expect(!manager.canRedo && page.words == ["one", "two", "four"])
  }

  @Test("groups by hand, bounds, and what is not to be kept")
  func groups() throws {
    let manager = try #require(page.undoManager)
    manager.groupsByEvent = false
    for words in [["a", "b"], ["c"], ["d"]] {
      manager.beginUndoGrouping()
      for word in words { page.add(word as NSString) }
      #expect(manager.groupingLevel == 1)
      manager.endUndoGrouping()
    }
    manager.levelsOfUndo = 2
    manager.disableUndoRegistration()
    page.add("e")
    manager.enableUndoRegistration()
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(page.words == ["a", "b", "c"] && !manager.canUndo)
    manager.removeAllActions(withTarget: page)
    #expect(!manager.canRedo)
  }

  @Test("a bar button calls its target, or the responder in the chain that carries it out")
  func barButton() {
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: page, action: Selector("undo_go"))
    #expect(item.sendAction() && page.words == ["go"])
    item.isEnabled = false
    #expect(!item.sendAction() && page.words == ["go"])
    var sender: AnyObject?
    let other = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { sender = $0.sender as AnyObject? })
    #expect(other.sendAction() && sender === other && other.systemItem == .add)
  }
}
