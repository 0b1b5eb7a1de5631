import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("A discrete gesture of two fingers that lift one after the other")
struct TwoFingerTraces {
  let stage = Stage()

  /// The gesture is decided by the second lift.
  private func play(deciding state: UIGestureRecognizer.State) {
    let view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    stage.add(LoudRecognizer(stage: stage), to: view, named: "twofold")
      .on(.ended, become: nil, state)
    let a = stage.finger(at: CGPoint(x: 50, y: 50))
    let b = stage.finger(at: CGPoint(x: 150, y: 50))
    stage.together { _ = (a.down(), b.down()) }
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    a.up()
    b.up()
  }

  @Test("recognized: both are cancelled, then the action [TRC-02, DEL-56, DEL-51, DEL-08]")
  func recognized() {
    play(deciding: .recognized)
    #expect(
      stage.log == [
        "twofold.began a b", "view.began a b", "twofold.moved a b", "view.moved a b",
        "twofold.ended a", "twofold.ended b", "view.cancelled a b", "twofold ended",
      ])
  }

  @Test("failed: the view hears both lifts, and there is no action [TRC-03, DEL-56, DEL-52]")
  func failed() {
    play(deciding: .failed)
    #expect(
      stage.log == [
        "twofold.began a b", "view.began a b", "twofold.moved a b", "view.moved a b",
        "twofold.ended a", "twofold.ended b", "view.ended a b",
      ])
  }
}
