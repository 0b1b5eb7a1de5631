import Foundation
import Touchstone

/// A window with fingers, a clock and a log: everything that a gesture test needs.
///
/// ```swift
/// let stage = Stage()
/// stage.add(UITapGestureRecognizer(), named: "tap")
/// stage.finger(at: CGPoint(x: 50, y: 50)).tap()
/// #expect(stage.log == ["tap ended"])
/// ```
/// Time passes only by what fingers do and by `wait(_:)`. Stages are independent of each other.
@MainActor public final class Stage {
  public let scene: UIWindowScene
  public let window: UIWindow
  /// Fills the window; recognizers go here unless another view is named.
  public let view: UIView
  /// Actions of recognizers ("tap ended"), messages to loud views and recognizers ("view.began a"),
  /// and whatever the test adds, in order.
  public var log: [String] = []
  /// Everything that happened, in the trace's words.
  public private(set) var trace: [TraceEvent] = []
  /// How many frames fingers report in a second of movement.
  public var frameRate: Double = 60

  var timeline = Timeline()
  private var fingerNames: [Int: String] = [:]

  /// A stage with a window of that size in points, showing an empty view.
  public init(size: CGSize = CGSize(width: 400, height: 800)) {
    let bounds = CGRect(origin: .zero, size: size)
    scene = UIWindowScene(screen: UIScreen(bounds: bounds))
    window = UIWindow(windowScene: scene)
    view = UIView(frame: bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    scene.touchSystem.trace = { [unowned self] event in trace.append(event) }
  }

  // MARK: Setting the stage

  /// Adds a recognizer to a view, the root view unless told otherwise, and logs its actions.
  @discardableResult
  public func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView? = nil, named name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [unowned self] recognizer in
      log.append("\(name) \(recognizer.state)")
    }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Adds a view that logs the touches it hears of.
  @discardableResult
  public func addLoudView(
    frame: CGRect? = nil, to superview: UIView? = nil, named name: String
  ) -> LoudView {
    let parent = superview ?? view
    let loud = LoudView(frame: frame ?? parent.bounds, stage: self, name: name)
    parent.addSubview(loud)
    return loud
  }

  // MARK: Fingers

  /// A finger above a point of the window, not yet touching. Fingers are called a, b, c, …
  public func finger(at location: CGPoint, kind: Contact.Kind = .direct) -> Finger {
    Finger(stage: self, id: nextFingerID(), kind: kind, location: location)
  }

  /// Several fingers that move as one, spread along a line through a point of the window.
  public func hand(
    at center: CGPoint, fingers count: Int = 2, spread: CGFloat = 100, angle: CGFloat = 0
  ) -> Hand {
    Hand(stage: self, center: center, count: count, spread: spread, angle: angle)
  }

  // MARK: Time

  /// The stage's clock, in seconds from its beginning.
  public var now: TimeInterval { timeline.now.seconds }

  /// Lets time pass. What is due meanwhile happens, each at its own time.
  public func wait(_ seconds: TimeInterval) {
    perform { timeline.pass(seconds, of: nil) }
  }

  /// Runs several fingers at once: each goes on from the same moment, and what they do at the same
  /// time is one frame.
  public func together(_ body: () -> Void) {
    timeline.isOpen = true
    body()
    timeline.isOpen = false
    deliver()
  }

  /// The system takes all fingers away, as an alert does.
  public func interrupt() {
    scene.touchSystem.receive(InputFrame(time: timeline.now, isInterruption: true))
    timeline.liftAll()
  }

  // MARK: - For fingers and loud views

  /// Notes what fingers do and, unless others do something at the same time, lets it happen.
  func perform(_ body: () -> Void) {
    body()
    if !timeline.isOpen { deliver() }
  }

  private func deliver() {
    for frame in timeline.takeFrames() { scene.touchSystem.receive(frame) }
  }

  func nextFingerID() -> Int {
    let id = fingerNames.count + 1
    let letter = UnicodeScalar(UInt8(97 + (id - 1) % 26))
    fingerNames[id] = id <= 26 ? "\(letter)" : "\(letter)\((id - 1) / 26)"
    return id
  }

  /// The fingers of these touches, in order of their names.
  public func names(of touches: Set<UITouch>) -> String {
    touches.map { fingerNames[$0.contactID] ?? "?" }.sorted().joined(separator: " ")
  }

  /// Writes a touch message into the log: "tap.began a". For loud recognizers and views of one's own.
  public func note(_ phase: UITouch.Phase, of touches: Set<UITouch>, by name: String) {
    log.append("\(name).\(phase) \(names(of: touches))")
  }
}
