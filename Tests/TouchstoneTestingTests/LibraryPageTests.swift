import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What the documentation of the library shows on its first page.
@MainActor @Suite struct LibraryPageTests {
  @Test("frames that are made by hand reach a tap")
  func frames() {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }
    // snippet.frames
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 800)))
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()

    let tap = UITapGestureRecognizer()
    tap.addAction { recognizer in print(recognizer.location(in: nil)) }
    window.addGestureRecognizer(tap)

    scene.touchSystem.trace = { print($0) }
    let time = TouchInput.Timestamp(seconds: 0)
    let place = CGPoint(x: 50, y: 50)
    scene.touchSystem.receive(
      TouchInput.Frame(
        time: time, contacts: [TouchInput.Contact(id: 1, phase: .began, at: place, time: time)]))
    scene.touchSystem.receive(
      TouchInput.Frame(
        time: time, contacts: [TouchInput.Contact(id: 1, phase: .ended, at: place, time: time)]))
    // snippet.end
    #expect(printed.contains("\(place)"))
    #expect(printed.count > 5)
  }

  @Test("a pan on a stage")
  func pan() {
    // snippet.pan
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 100, 0)
    #expect(stage.expect(pan).states([.began, .ended]) == .met)
    // snippet.end
  }
}
