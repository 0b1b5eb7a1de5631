import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct PanVelocityTests {
  let stage = Stage()
  let place = CGPoint(x: 100, y: 100)

  init() {
    stage.frameRate = 100
    stage.watch(UIPanGestureRecognizer()) { $0.velocity(in: nil).spelled }
  }

  @Test("uniform motion has exactly its speed, from the beginning to the end [PAN-11, PAN-13]")
  func uniform() {
    stage.finger(at: place).down().move(by: 120, -60, in: 0.04).up()
    #expect(
      stage.log == [
        "began 3000, -1500", "changed 3000, -1500", "changed 3000, -1500", "changed 3000, -1500",
        "ended 3000, -1500",
      ])
  }

  @Test("a rest before the lift does not lower it [PAN-12]")
  func restBeforeLift() {
    stage.finger(at: place).down().move(by: 40, 0, in: 0.02).hold(2).up()
    #expect(stage.log == ["began 2000, 0", "changed 2000, 0", "ended 2000, 0"])
  }

  @Test(
    "a pan that zeroes its translation in every action throws as fast as any [PAN-06, REC-05]",
    arguments: [false, true])
  func zeroed(byEveryAction isZeroed: Bool) {
    let pan = stage.watch(UIPanGestureRecognizer()) { $0.velocity(in: nil).spelled }
    stage.view.gestureRecognizers = [pan]
    if isZeroed { pan.addAction { [unowned pan] _ in pan.setTranslation(.zero, in: nil) } }
    stage.finger(at: place).down().move(by: 60, 0, in: 0.03).move(by: 10, 0, in: 0.01).up()
    #expect(
      stage.log == [
        "began 2000, 0", "changed 2000, 0", "changed 2000, 0", "changed 1250, 0", "ended 1250, 0",
      ])
  }

  @Test("the last two moves count, the last one more [PAN-13, OPN-27]")
  func twoMoves() {
    stage.finger(at: place).down().move(by: 30, 0, in: 0.01).move(by: 10, 0, in: 0.01)
      .move(by: 0, 0.5, in: 0.01).up()
    #expect(
      stage.log == ["began 3000, 0", "changed 1500, 0", "changed 250, 37.5", "ended 250, 37.5"])
  }

  @Test("fingers that join or leave give it no velocity [PAN-07, PAN-11]")
  func fingersComeAndGo() {
    let first = stage.finger(at: place).down().move(by: 20, 0, in: 0.01)
    let second = stage.finger(at: CGPoint(x: 300, y: 500)).hold(0.01).down()
    first.up()
    second.move(by: 30, 0, in: 0.03).up()
    #expect(
      stage.log == [
        "began 2000, 0", "changed 875, 0", "changed 875, 0", "changed 1000, 0", "ended 1000, 0",
      ])
  }
}
