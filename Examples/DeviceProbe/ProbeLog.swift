import UIKit

/// Collects one line a message: the case's id, who received what, and which fingers.
///
/// Fingers are called a, b, c … in the order in which they came down in the case.
@MainActor public final class ProbeLog {
  public private(set) var lines: [String] = []
  /// Receives each line as it is written.
  public var print: (String) -> Void = { _ in }
  private var id = ""
  private var touches: [UITouch] = []

  public init() {}

  /// Begins a case: the lines from now on bear its id.
  public func begin(_ id: String) {
    self.id = id
    touches = []
  }

  public func add(_ words: String) {
    lines.append("\(id) \(words)")
    print("\(id) \(words)")
  }

  func add(_ words: String, _ touches: Set<UITouch>) {
    // Of fingers that land at once, the one on the left comes first.
    let ordered = touches.sorted { one, other in
      let (one, other) = (one.location(in: nil), other.location(in: nil))
      return (one.x, one.y) < (other.x, other.y)
    }
    add("\(words) \(ordered.map(letter).sorted().joined(separator: " "))")
  }

  /// A touch is known by its object. The log keeps them, so that none is made anew in its place.
  private func letter(of touch: UITouch) -> String {
    let index = touches.lastIndex { $0 === touch } ?? touches.count
    if index == touches.count { touches.append(touch) }
    return String(UnicodeScalar(UInt8(97 + index % 26)))
  }
}

/// A view that logs its touches.
open class ProbeView: UIView {
  let log: ProbeLog
  let name: String
  var whenMoved: (() -> Void)?

  init(_ name: String, frame: CGRect, _ log: ProbeLog) {
    self.log = log
    self.name = name
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = UIColor(white: 0.9, alpha: 1)
  }

  public required init?(coder: NSCoder) { nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(name).began", touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(name).moved", touches)
    whenMoved?()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(name).ended", touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.add("\(name).cancelled", touches)
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    log.add("\(name).shouldBegin \(recognizer.name ?? "")")
    return super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// Logs the actions of recognizers and the events of controls.
final class ProbeTarget: NSObject {
  let log: ProbeLog
  let name: String
  var whenActed: ((UIGestureRecognizer) -> Void)?

  init(_ name: String, _ log: ProbeLog) {
    self.log = log
    self.name = name
  }

  #if canImport(ObjectiveC)
    static let action = #selector(ProbeTarget.acted(_:))
    @objc func acted(_ recognizer: UIGestureRecognizer) { log(recognizer) }
    static let event = #selector(ProbeTarget.fired)
    @objc func fired() { log.add(name) }
  #else
    static let action = Selector("acted:", ProbeTarget.acted)
    func acted(_ recognizer: UIGestureRecognizer) { log(recognizer) }
    static let event = Selector("fired", ProbeTarget.fired)
    func fired() { log.add(name) }
  #endif

  private func log(_ recognizer: UIGestureRecognizer) {
    let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    log.add("\(name) action \(states[recognizer.state.rawValue])")
    whenActed?(recognizer)
  }
}

/// A delegate of closures.
final class ProbeDelegate: NSObject, UIGestureRecognizerDelegate {
  var together: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
  var receives: ((UITouch) -> Bool)?
  var begins: ((UIGestureRecognizer) -> Bool)?

  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { together?(one, other) ?? false }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives?(touch) ?? true }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    begins?(recognizer) ?? true
  }
}
