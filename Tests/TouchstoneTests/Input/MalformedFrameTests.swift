import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Frames that no panel should report, in every state of the contact that they are wrong about. Contact
/// 2 is good all the time, and must not suffer for it.
@Suite struct MalformedFrameTests {
  @Test(
    "each wrong frame says what is wrong, and costs nothing else",
    arguments: Malformation.allCases, Malformation.Standing.allCases)
  func table(malformation: Malformation, standing: Malformation.Standing) {
    let scene = MalformedScene(standing)
    let refusals = scene.play(malformation)
    #expect(refusals == malformation.refusals(standing))
    #expect(
      scene.goodFinger == (malformation.isLate ? ["began", "ended"] : ["began", "moved", "ended"]))
    #expect(scene.unbalanced == [])
    #expect(scene.pan.state == .possible && scene.pan.numberOfTouches == 0)
    #expect(scene.tapAgain() == ["began", "ended"])
  }
}

/// A view that hears of everything, and a pan that follows contact 1 without taking it away.
@MainActor private final class MalformedScene {
  let scene = UIWindowScene(
    screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 400)))
  let window: UIWindow
  let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let pan = UIPanGestureRecognizer()
  private let standing: Malformation.Standing
  private var milliseconds: Int64 = 0
  private var lines: [String] = []

  init(_ standing: Malformation.Standing) {
    self.standing = standing
    window = UIWindow(windowScene: scene)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.isMultipleTouchEnabled = true
    pan.cancelsTouchesInView = false
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    scene.touchSystem.trace = { [unowned self] event in
      if case .refused = event.kind { lines.append(event.line) }
    }
  }

  var goodFinger: [String] { view.heard[2] ?? [] }

  /// Contacts whose view has not heard of one beginning and one end.
  var unbalanced: [Int] {
    view.heard.filter { _, story in
      let ends = story.filter { $0 == "ended" || $0 == "cancelled" }
      return story.count { $0 == "began" } != ends.count || story.first != "began"
    }.map(\.key)
  }

  /// The refusals that one wrong frame brings.
  func play(_ malformation: Malformation) -> [String] {
    prepare()
    lines = []
    milliseconds += 16
    var frame = InputFrame(time: Timestamp(nanoseconds: milliseconds * 1_000_000))
    frame.contacts = [contact(2, .moved, x: 310)]
    malformation.spoil(&frame)
    scene.touchSystem.receive(frame)
    defer { finish() }
    return lines
  }

  func tapAgain() -> [String] {
    view.heard = [:]
    receive(contact(1, .began))
    receive(contact(1, .ended))
    return view.heard[1] ?? []
  }

  private func prepare() {
    if standing == .interrupted { interruptOnce() }
    receive(contact(2, .began, x: 300))
    switch standing {
    case .unknown, .interrupted: break
    case .down: receive(contact(1, .began))
    case .underWay:
      receive(contact(1, .began))
      receive(contact(1, .moved, x: 90))
    case .lifted:
      receive(contact(1, .began))
      receive(contact(1, .ended))
    case .cancelled:
      receive(contact(1, .began))
      receive(contact(1, .cancelled))
    }
  }

  private func interruptOnce() {
    receive(contact(1, .began))
    milliseconds += 16
    scene.touchSystem.receive(
      InputFrame(time: Timestamp(nanoseconds: milliseconds * 1_000_000), isInterruption: true))
  }

  private func finish() {
    receive(contact(1, .ended), contact(2, .ended, x: 310))
    receive()
  }

  private func contact(_ id: Int, _ phase: Contact.Phase, x: CGFloat = 50) -> Contact {
    Contact(id: id, phase: phase, at: CGPoint(x: x, y: 50), time: .zero)
  }

  private func receive(_ contacts: Contact...) {
    milliseconds += 16
    let time = Timestamp(nanoseconds: milliseconds * 1_000_000)
    var frame = InputFrame(time: time, contacts: contacts)
    for index in frame.contacts.indices { frame.contacts[index].sample.time = time }
    scene.touchSystem.receive(frame)
  }
}

private final class ListeningView: UIView {
  /// What was heard of each contact.
  var heard: [Int: [String]] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, "began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, "moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, "ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, "cancelled")
  }

  private func note(_ touches: Set<UITouch>, _ phase: String) {
    for touch in touches { heard[touch.contactID, default: []].append(phase) }
  }
}
