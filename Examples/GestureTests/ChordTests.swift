import Testing
import TouchstoneTesting
import UIKit.UIGestureRecognizerSubclass

// snippet.chord
/// Recognizes two fingers that come down within 0.2 s.
final class ChordGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    switch numberOfTouches {
    case 1:
      afterSeconds(0.2) { [weak self] in
        self?.setState(.failed, because: "no second finger came within 0.2 s")
      }
    case 2: setState(.ended, because: "two fingers came down")
    case let count: setState(.failed, because: .tooManyFingers(count, allowed: 2))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    setState(.failed, because: "a finger lifted before the second one came")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    setState(.failed, because: .touchesCancelled)
  }
}
// snippet.end

/// A custom recognizer with a deadline and with reasons of its own.
@MainActor @Suite struct ChordTests {
  let stage = Stage()
  let chord = ChordGestureRecognizer()

  init() { stage.add(chord, named: "chord") }

  @Test("two fingers at once, or one shortly after the other")
  func chords() {
    let hand = stage.hand(at: CGPoint(x: 100, y: 100), fingers: 2)
    hand.down().up()
    let first = stage.finger(at: CGPoint(x: 50, y: 50)).down().hold(0.1)
    let second = stage.finger(at: CGPoint(x: 150, y: 50)).down()
    first.up()
    second.up()
    #expect(stage.log == ["chord ended", "chord ended"])
  }

  @Test("a finger that stays alone fails, and says why")
  func late() {
    stage.finger(at: CGPoint(x: 50, y: 50)).down().hold(0.3).up()
    #expect(stage.log == [])
    // snippet.chord-output
    let failure = """
      chord was never recognized: it failed at 0.200: no second finger came within 0.2 s
        touch 1 came down at 0.000 on UIView and lifted at 0.300
      """
    // snippet.end
    #expect(stage.expect(chord).recognized() == .failed(failure))
  }

  @Test("a lift, a third finger and an interruption each have their reason")
  func reasons() {
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect("\(stage.why(chord))".contains("a finger lifted before the second one came"))
    stage.hand(at: CGPoint(x: 100, y: 100), fingers: 3).down().up()
    #expect("\(stage.why(chord))".contains("3 fingers, more than the 2 it takes"))
    stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.interrupt()
    #expect("\(stage.why(chord))".contains("its touches were cancelled"))
  }
}
