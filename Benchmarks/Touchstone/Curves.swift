import Foundation
import Touchstone

/// What others cost: the moves of S1 beside more and more of something that the fingers do not
/// concern, and hit testing among more and more views.
enum Curve: String, CaseIterable {
  /// Views without recognizers, beside the fingers' view.
  case views
  /// Views with a pan, a pinch and a rotation each, beside the fingers' view.
  case recognizers
  /// Views with a pan each, all in another window under the fingers'.
  case elsewhere
  /// Windows with a view and a pan each, under the fingers' window.
  case windows
  /// Taps on the fingers' own view, which refused the touches.
  case refusing
  /// Taps on the fingers' own view, which failed when the fingers moved.
  case failed
  /// A hit test that looks at every view: siblings, of which the last to be asked lies there.
  case siblings
  /// A hit test that looks at every view: each lies in the one before.
  case depth
  /// Taps among as many taps and pans on one view, all of which take part.
  case crowd

  static let sizes = [1, 10, 100, 1_000, 10_000]

  static var entries: [Entry] {
    allCases.flatMap { curve in
      sizes.map { size in
        // Some cost as much as there are of them; this keeps the work the same.
        let repetitions = curve.isOfEach ? max(1, 20_000 / size) : 2_000
        return Entry(name: "\(curve)-\(size)", repetitions: repetitions) { repetitions in
          switch curve {
          case .siblings, .depth: HitAmong(repetitions, curve, size)
          case .crowd: TapAmong(repetitions, size)
          default: MoveBeside(repetitions, curve, size)
          }
        }
      }
    }
  }

  private var isOfEach: Bool { self == .siblings || self == .depth || self == .crowd }
}

/// Moves beside others.
private struct MoveBeside: Runnable {
  private let repetitions: Int
  private let bench = Bench(Script(), 0, actionsPerGesture: 0)
  private let refusal = Refusal()
  private var windows: [UIWindow] = []
  private var fingers = CirclingFingers()

  init(_ repetitions: Int, _ curve: Curve, _ others: Int) {
    self.repetitions = repetitions
    for number in 0..<others { add(curve, number) }
    bench.addSix(goTogether: true)
    let view = bench.window.subviews.last
    for _ in 0..<others {
      switch curve {
      case .refusing: view.map { bench.addTap(to: $0) }?.delegate = refusal
      case .failed: view.map { _ = bench.addTap(to: $0) }
      default: break
      }
    }
    fingers.warmUp(bench.scene.touchSystem)
  }

  mutating func run() -> Tally { fingers.move(repetitions, in: bench) }

  private mutating func add(_ curve: Curve, _ number: Int) {
    let frame = CGRect(x: 10 * (number % 100), y: 10 * (number / 100), width: 10, height: 10)
    switch curve {
    case .views: bench.window.addSubview(UIView(frame: frame))
    case .recognizers:
      let view = UIView(frame: frame)
      bench.window.addSubview(view)
      bench.addPan(to: view)
      bench.addPinch(to: view)
      bench.addRotation(to: view)
    case .elsewhere, .windows:
      if curve == .windows || windows.isEmpty { addWindow() }
      let view = UIView(frame: frame)
      windows.last?.addSubview(view)
      bench.addPan(to: view)
    default: break
    }
  }

  private mutating func addWindow() {
    let window = UIWindow(windowScene: bench.scene)
    window.windowLevel = UIWindow.Level(rawValue: -1)
    window.isHidden = false
    windows.append(window)
  }
}

/// Hit tests among views of which every one is asked.
private struct HitAmong: Runnable {
  private let repetitions: Int
  private let others: Int
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(_ repetitions: Int, _ curve: Curve, _ others: Int) {
    self.repetitions = repetitions
    self.others = others
    var parent = root
    for number in 0..<others {
      let isHit = curve == .depth || number == 0
      let x: CGFloat = isHit ? 0 : 50
      let view = UIView(frame: CGRect(x: x, y: 0, width: 100 - x, height: 100))
      parent.addSubview(view)
      if curve == .depth { parent = view }
    }
  }

  mutating func run() -> Tally {
    var tally = Tally(
      frames: repetitions, samples: repetitions * others, expected: repetitions)
    for _ in 0..<repetitions {
      guard let hit = root.hitTest(CGPoint(x: 25, y: 50), with: nil), hit !== root else { continue }
      tally.actions += 1
      tally.sum += hit.bounds.width
    }
    return tally
  }
}

/// Taps on a view with many recognizers, of which one wins.
private struct TapAmong: Runnable {
  private var bench: Bench
  private let others: Int

  init(_ repetitions: Int, _ others: Int) {
    self.others = others
    bench = Bench(.tap, repetitions, actionsPerGesture: 1)
    let view = bench.addView()
    for number in 1...others {
      if number.isMultiple(of: 2) { bench.addPan(to: view) } else { bench.addTap(to: view) }
    }
  }

  mutating func run() -> Tally {
    var tally = bench.run()
    tally.samples = tally.expected * others
    return tally
  }
}

private final class Refusal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { false }
}
