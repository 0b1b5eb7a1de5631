import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Animations that meet")
struct BlendingTests {
  let stage = Stage()

  @Test("two animations of one property add up, and each ends as if it were alone")
  func additive() {
    let box = stage.addBox()
    move(box, to: 150, "first")
    stage.wait(0.5)
    move(box, to: 50, "second")
    // 50 is set; the first still owes -50, the second 100.
    #expect(box.presentation.center.x == 100)
    // Then -25 + 75, 0 + 50, 0 + 25 and nothing are owed.
    let seen = stage.read(at: [0.25, 0.5, 0.75, 1]) { box.presentation.center.x }
    #expect(seen == [100, 100, 75, 50])
    #expect(stage.log == ["first true 1", "second true 1.5"])
  }

  @Test("turns and sizes add up by themselves, the shorter way round")
  func transforms() {
    let box = stage.addBox()
    box.transform = CGAffineTransform(rotationAngle: 3)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(rotationAngle: -3)
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(rotationAngle: -3).scaledBy(x: 3, y: 3)
    }
    stage.wait(0.5)
    let parts = box.presentation.transform.decomposed()
    #expect(abs(abs(parts.rotation) - .pi) < 1e-9)
    #expect(abs(parts.scale.width - 2) < 1e-9 && abs(parts.scale.height - 2) < 1e-9)
  }

  @Test("one that begins from the current state takes over, and the other ends unfinished")
  func takesOver() {
    let box = stage.addBox()
    move(box, to: 150, "first")
    stage.wait(0.5)
    move(box, to: 300, "second", .beginFromCurrentState)
    #expect(box.presentation.center.x == 100)
    #expect(stage.read(at: [0.5, 1]) { box.presentation.center.x } == [200, 300])
    #expect(stage.log == ["first false 0.5", "second true 1.5"])
  }

  @Test("what was taken over in part ends when the rest does, unfinished")
  func inPart() {
    let box = stage.addBox()
    UIView.animate(
      withDuration: 1,
      animations: {
        box.alpha = 0
        box.center.x = 150
      }, completion: stage.noteEnd("both"))
    stage.wait(0.5)
    move(box, to: 300, "second", .beginFromCurrentState)
    stage.wait(2)
    #expect(stage.log == ["both false 1", "second true 1.5"])
  }

  @Test("without a duration, the current state is that which was set, and all others end")
  func stops() {
    let box = stage.addBox()
    move(box, to: 150, "first")
    stage.wait(0.5)
    UIView.animate(
      withDuration: 0, delay: 0, options: .beginFromCurrentState, animations: { box.center.x = 70 })
    #expect(box.presentation.center.x == 70)
    stage.wait(2)
    #expect(stage.log == ["first false 0.5"])
  }

  @Test("a value set outside of a block leaps by as much, and the animation goes on")
  func plain() {
    let box = stage.addBox()
    move(box, to: 150, "first")
    stage.wait(0.5)
    box.center.x = 250
    #expect(box.presentation.center.x == 200)
    stage.wait(0.5)
    #expect(box.presentation.center.x == 250)
    #expect(stage.log == ["first true 1"])
  }

  private let reds: [(UIView.AnimationOptions, CGFloat)] = [
    (.curveLinear, 1), (.beginFromCurrentState, 0.5),
  ]

  @Test("colours cannot be added: the second starts from what was set, or from what is seen")
  func colors() {
    for (options, red) in reds {
      let stage = Stage()
      let box = stage.addBox()
      box.backgroundColor = .black
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) },
        completion: stage.noteEnd("first"))
      stage.wait(0.5)
      UIView.animate(
        withDuration: 1, delay: 0, options: options,
        animations: { box.backgroundColor = .black }, completion: stage.noteEnd("second"))
      #expect(box.presentation.backgroundColor?.red == red)
      stage.wait(2)
      #expect(stage.log == ["first false 0.5", "second true 1.5"])
    }
  }

  @Test("two changes of one block are one way")
  func twice() {
    let box = stage.addBox()
    UIView.animate(withDuration: 1) {
      box.center.x = 1000
      box.center.x = 150
    }
    stage.wait(0.5)
    #expect(box.presentation.center.x == 100)
  }

  private func move(
    _ box: UIView, to x: CGFloat, _ name: String, _ options: UIView.AnimationOptions = []
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, options: options.union(.curveLinear),
      animations: { box.center.x = x }, completion: stage.noteEnd(name))
  }
}
