import Foundation
import Touchstone
import TouchstoneTesting

/// Two nested views, recognizers that behave at random, and fingers that do too; all from one seed.
///
/// The recognizers decide at the latest when the last of their fingers lifts, as recognizers must.
final class RandomScene {
  let stage = Stage()
  private(set) var recognizers: [LoudRecognizer] = []
  /// Pairs of names that may recognize together.
  private var pairs: Set<Set<String>> = []
  private var random: SeededGenerator
  private let delegate = ScriptedDelegate()
  private var fingers: [Finger] = []

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    // Scripts of chance often decide nothing, and would wait for ever (COR-17).
    stage.scene.touchSystem.tuning.failsStrandedRecognizers = true
    let outer = stage.addLoudView(named: "outer")
    let inner = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), to: outer, named: "inner")
    for view in [outer, inner] { view.isMultipleTouchEnabled = !random.once(in: 3) }
    delegate.both = { [unowned self] one, other in
      mayBoth(one.name ?? "", other.name ?? "")
    }
    delegate.begins = { [unowned self] _ in !random.once(in: 8) }
    delegate.receives = { [unowned self] _, _ in !random.once(in: 8) }
    for index in 0..<5 { add("r\(index)", to: index % 2 == 0 ? outer : inner) }
    relate()
    fingers = (0..<3).map { stage.finger(at: CGPoint(x: 80 + 80 * $0, y: 100)) }
  }

  func mayBoth(_ one: String, _ other: String) -> Bool { pairs.contains([one, other]) }

  /// Fingers come and go; then all lift, and time passes until everything is over.
  func play(steps: Int = 40) {
    for _ in 0..<steps { step() }
    for finger in fingers where finger.isDown { finger.up() }
    for recognizer in recognizers { recognizer.isEnabled = true }
    stage.wait(10)
  }

  private func step() {
    if random.once(in: 20) { return stage.interrupt() }
    if random.once(in: 10) { return stage.wait(0.3) }
    if random.once(in: 12), let recognizer = recognizers.randomElement(using: &random) {
      recognizer.isEnabled.toggle()
      return
    }
    stage.together {
      for finger in fingers where !random.once(in: 3) {
        if !finger.isDown {
          finger.down()
        } else if random.once(in: 4) {
          finger.up()
        } else {
          finger.move(by: CGFloat(Int.random(in: -9...9, using: &random)), 3)
        }
      }
    }
  }

  private func add(_ name: String, to view: UIView) {
    let recognizer = stage.add(LoudRecognizer(), to: view, named: name)
    recognizers.append(recognizer)
    recognizer.delegate = delegate
    recognizer.cancelsTouchesInView = !random.once(in: 3)
    recognizer.delaysTouchesBegan = random.once(in: 3)
    recognizer.delaysTouchesEnded = !random.once(in: 3)
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      recognizer.on(phase) { [unowned self] recognizer, touches, event in
        behave(recognizer, touches, event)
      }
    }
  }

  private func relate() {
    for one in recognizers {
      for other in recognizers where one !== other {
        if random.once(in: 6) { one.require(toFail: other) }
        if random.once(in: 6) { pairs.insert([one.name ?? "", other.name ?? ""]) }
      }
    }
  }

  private func behave(_ recognizer: LoudRecognizer, _ touches: Set<UITouch>, _ event: UIEvent) {
    let mine = event.touches(for: recognizer) ?? []
    let left = mine.filter { $0.phase != .ended && $0.phase != .cancelled }
    if left.isEmpty {
      recognizer.state = [.ended, .failed, .cancelled].randomElement(using: &random) ?? .failed
    } else if random.once(in: 6) {
      let states: [UIGestureRecognizer.State] = [.began, .changed, .ended, .failed, .cancelled]
      recognizer.state = states.randomElement(using: &random) ?? .failed
    } else if recognizer.state == .possible || left.count > 1, random.once(in: 12),
      let touch = left.min(by: { $0.location(in: nil).x < $1.location(in: nil).x })
    {
      recognizer.ignore(touch, for: event)
    }
  }
}
