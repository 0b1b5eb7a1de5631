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
  private var lastReading = 0
  private var lastPress = 0

  /// A stage with a window of that size in points, showing an empty view.
  public init(size: CGSize = CGSize(width: 400, height: 800)) {
    let bounds = CGRect(origin: .zero, size: size)
    scene = UIWindowScene(screen: UIScreen(bounds: bounds))
    window = UIWindow(windowScene: scene)
    view = UIView(frame: bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    scene.touchSystem.trace = { [weak self] event in self?.trace.append(event) }
  }

  // MARK: Setting the stage

  /// Adds a recognizer to a view, the root view unless told otherwise, and logs its actions.
  @discardableResult
  public func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView? = nil, named name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [weak self] recognizer in
      self?.log.append("\(name) \(recognizer.state)")
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

  // MARK: Pencils, pointers and buttons

  /// A pencil above a point of the window; set its `sensor` for what it reads later.
  public func pencil(
    at location: CGPoint, force: CGFloat = 1, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0,
    roll: CGFloat = 0
  ) -> Finger {
    let pencil = finger(at: location, kind: .pencil)
    pencil.sensor.force = force
    pencil.sensor.maximumPossibleForce = 4
    pencil.sensor.altitudeAngle = altitude
    pencil.sensor.azimuthAngle = azimuth
    pencil.sensor.rollAngle = roll
    return pencil
  }

  /// A mouse or trackpad whose pointer is at a point of the window and has not shown itself yet.
  public func pointer(at location: CGPoint) -> Pointer {
    Pointer(stage: self, location: location)
  }

  /// A button of a remote.
  public func button(_ type: UIPress.PressType) -> Button {
    lastPress += 1
    return Button(stage: self, id: lastPress, type: type.rawValue, key: nil)
  }

  /// A key of a keyboard.
  public func key(
    _ characters: String, _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []
  ) -> Button {
    lastPress += 1
    let stroke = KeyStroke(
      characters: characters, charactersIgnoringModifiers: characters.lowercased(),
      modifiers: modifiers.rawValue, usage: code.rawValue)
    return Button(
      stage: self, id: lastPress, type: UIPress.PressType.key.rawValue, key: stroke)
  }

  /// Holds modifier keys from now on.
  public func hold(_ modifiers: UIKeyModifierFlags) {
    note(of: nil) { $0.modifiers = modifiers.rawValue }
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
    if timeline.isOpen { return body() }
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

  /// Adds to this moment's frame what no finger, pointer or button does.
  public func input(_ change: @escaping (inout InputFrame) -> Void) {
    note(of: nil, change)
  }

  // MARK: - For fingers and loud views

  /// Notes what fingers do and, unless others do something at the same time, lets it happen.
  func perform(_ body: () -> Void) {
    body()
    if !timeline.isOpen { deliver() }
  }

  /// Adds to the frame of the moment in which somebody is.
  func note(of finger: Int?, _ change: @escaping (inout InputFrame) -> Void) {
    perform { timeline.note(at: timeline.time(of: finger), change) }
  }

  func nextReading() -> Int {
    lastReading += 1
    return lastReading
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

  /// Writes a press message into the log: "view.pressesBegan select".
  public func note(_ phase: UIPress.Phase, of presses: Set<UIPress>, by name: String) {
    let buttons = presses.map { $0.key?.characters ?? "\($0.type)" }.sorted()
    log.append("\(name).presses\("\(phase)".capitalized) \(buttons.joined(separator: " "))")
  }

  /// Writes the news of better values into the log: "view.updated a".
  public func noteUpdate(of touches: Set<UITouch>, by name: String) {
    log.append("\(name).updated \(names(of: touches))")
  }
}
