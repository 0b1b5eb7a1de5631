import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct TapCountTests {
  /// Writes down how often each touch says that it has tapped.
  private final class CountingView: UIView {
    var counts: [Int] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

    private func note(_ touches: Set<UITouch>) { counts += touches.map(\.tapCount) }
  }

  let stage = Stage()
  private let view = CountingView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let place = CGPoint(x: 150, y: 150)

  init() { stage.view.addSubview(view) }

  @Test("a touch soon after and near to the last lift counts one more [REC-12, API-T03]")
  func counts() {
    stage.finger(at: place).tap().hold(0.35).tap()
    stage.finger(at: CGPoint(x: 177, y: 186)).hold(0.35).tap()
    #expect(view.counts == [1, 1, 2, 2, 3, 3])
  }

  @Test("a touch too late or too far away starts again at one [REC-12]")
  func startsAgain() {
    stage.finger(at: place).tap().hold(0.351).tap()
    stage.finger(at: CGPoint(x: 195.1, y: 150)).tap()
    #expect(view.counts == [1, 1, 1, 1, 1, 1])
  }

  @Test("a touch that moves too far or stays too long counts nothing, nor helps the next [REC-12]")
  func countsNothing() {
    stage.finger(at: place).down().move(by: 45, 0).move(by: 0.1, 0).up()
    stage.finger(at: place).down().hold(0.751).up().tap()
    #expect(view.counts == [1, 1, 0, 0, 1, 0, 1, 1])
  }
}
