import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Key commands")
struct KeyCommandTests {
  private final class Editor: LoudView {
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    override var canBecomeFirstResponder: Bool { true }
    var whenSaved: (UIKeyCommand) -> Void = { _ in }
    func save(_ command: UIKeyCommand) { whenSaved(command) }
  }

  private final class Holder: UIView {
    var whenSaved: () -> Void = {}
    func save() { whenSaved() }
  }

  private let stage = Stage()
  private let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let editor: Editor
  private let save = Selector("save:", Editor.save)

  init() {
    editor = Editor(frame: holder.bounds, stage: stage, name: "editor")
    stage.view.addSubview(holder)
    holder.addSubview(editor)
    _ = editor.becomeFirstResponder()
    let stage = stage
    editor.whenSaved = { stage.log.append("save by \($0.input ?? "")") }
  }

  @Test("a command calls its action, and the press reaches no responder")
  func match() {
    editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save)]
    stage.key("S", .keyboardS, modifiers: .command).tap()
    #expect(stage.log == ["save by s"])
  }

  @Test("other modifiers and other keys are presses")
  func noMatch() {
    editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save)]
    let both = UIKeyModifierFlags([.command, .shift])
    stage.key("s", .keyboardS, modifiers: .alternate).tap()
    stage.key("s", .keyboardS, modifiers: both).tap()
    stage.key("a", .keyboardA, modifiers: .command).tap()
    #expect(
      stage.log
        == ["s", "s", "a"].flatMap {
          ["editor.pressesBegan \($0)", "editor.pressesEnded \($0)"]
        })
  }

  @Test("caps lock does not count, and keys without characters have names")
  func names() {
    editor.commands = [
      UIKeyCommand(input: "s", modifierFlags: .command, action: save),
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: save),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: save),
      UIKeyCommand(input: UIKeyCommand.f5, modifierFlags: .shift, action: save),
    ]
    stage.key("S", .keyboardS, modifiers: [.command, .alphaShift]).tap()
    stage.key("", .keyboardUpArrow, modifiers: .numericPad).tap()
    stage.key("", .keyboardEscape).tap()
    stage.key("", .keyboardF5, modifiers: .shift).tap()
    #expect(
      stage.log == [
        "save by s", "save by UIKeyInputUpArrow", "save by UIKeyInputEscape",
        "save by UIKeyInputF5",
      ])
  }

  @Test("a command of a controller calls the first responder in the chain that has the action")
  func chain() {
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(holder)
    _ = editor.becomeFirstResponder()
    holder.whenSaved = { stage.log.append("holder saves") }
    let command = UIKeyCommand(
      input: "k", modifierFlags: .control, action: Selector("keep", Holder.save))
    controller.addKeyCommand(command)
    stage.key("k", .keyboardK, modifiers: .control).tap()
    controller.removeKeyCommand(command)
    stage.key("k", .keyboardK, modifiers: .control).tap()
    #expect(
      stage.log == ["holder saves", "editor.pressesBegan k", "editor.pressesEnded k"])
  }

  @Test("without a responder that has the action the key is a press")
  func noTarget() {
    editor.commands = [
      UIKeyCommand(input: "q", modifierFlags: [], action: Selector("quitNothing"))
    ]
    stage.key("q", .keyboardQ).tap()
    #expect(stage.log == ["editor.pressesBegan q", "editor.pressesEnded q"])
  }

  @Test("a key that is a command while an alert interrupts does not come back as a press")
  func interruption() {
    editor.commands = [UIKeyCommand(input: "s", modifierFlags: [], action: save)]
    let key = stage.key("s", .keyboardS)
    key.down()
    stage.interrupt()
    key.up()
    #expect(stage.log == ["save by s"])
  }
}
