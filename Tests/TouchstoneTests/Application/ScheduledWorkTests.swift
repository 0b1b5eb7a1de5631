import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Scheduled work")
struct ScheduledWorkTests {
  let stage = Stage()
  var system: TouchSystem { stage.scene.touchSystem }

  @Test("work is done at its moment, in the order asked for when moments are the same")
  func order() {
    system.schedule(after: 0.2) { note("second") }
    system.schedule(after: 0.1) { note("first") }
    system.schedule(after: 0.2) { note("third") }
    stage.wait(0.3)
    #expect(stage.log == ["first 0.1", "second 0.2", "third 0.2"])
  }

  @Test("work that is cancelled is not done, and says that it no longer waits")
  func cancelled() {
    let work = system.schedule(after: 0.1) { note("never") }
    #expect(work.isPending)
    work.cancel()
    #expect(!work.isPending)
    stage.wait(0.3)
    #expect(stage.log.isEmpty)
  }

  @Test("work may ask for more work, and work for the past is done at once")
  func again() {
    stage.wait(0.05)
    system.schedule(at: .zero) {
      note("late")
      system.schedule(after: 0.1) { note("more") }
    }
    stage.wait(0.3)
    #expect(stage.log == ["late 0.05", "more 0.15"])
  }

  @Test("states that work changes are settled before time goes on")
  func settles() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    system.schedule(after: 0.1) { tap.isEnabled = false }
    finger.down()
    stage.wait(0.2)
    finger.up()
    #expect(stage.log.isEmpty)
    #expect(tap.state == .possible)
  }

  private func note(_ word: String) {
    stage.log.append("\(word) \(system.now.seconds)")
  }
}
