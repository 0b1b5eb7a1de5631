import Foundation
import GestureCore
import Testing
import Touchstone

@testable import TouchStories

@Suite("Taps that take turns")
struct TurnTapTests {
  @Test("one keeps out nobody but taps of its turn, and is asked about others")
  func othersGoOn() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let scene = UIWindowScene(screen: UIScreen(bounds: bounds))
    let window = UIWindow(windowScene: scene)
    window.frame = bounds
    window.isHidden = false
    let turn = TurnTapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    for recognizer in [press, turn] { window.addGestureRecognizer(recognizer) }
    var taps = 0
    turn.addAction { _ in taps += 1 }
    for (time, phase) in [(0.0, Contact.Phase.began), (0.1, .ended), (0.2, .began)] {
      let time = Timestamp(seconds: time)
      let contact = Contact(id: 1, phase: phase, at: CGPoint(x: 50, y: 50), time: time)
      scene.touchSystem.receive(InputFrame(time: time, contacts: [contact]))
    }
    scene.touchSystem.receive(InputFrame(time: Timestamp(seconds: 1)))
    #expect(taps == 1)
    #expect(press.state == .began)
  }
}
