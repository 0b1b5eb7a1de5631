import Foundation
import GestureCore
import TouchRecordings
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
  /// The stage's scene.
  public let scene: UIWindowScene
  /// The stage's window, which is visible and key.
  public let window: UIWindow
  /// Fills the window; recognizers go here unless another view is named. It is the controller's once
  /// one is shown.
  public internal(set) var view: UIView
  /// Actions of recognizers ("tap ended"), messages to loud views and recognizers ("view.began a"),
  /// faults, and whatever the test adds, in order.
  public var log = StageLog() {
    didSet { log.stage = self }
  }
  /// Everything that happened, in the trace's words.
  public private(set) var trace: [TraceEvent] = []
  /// What the test asked for and cannot be.
  public private(set) var faults: [StageFault] = []
  /// Called with each fault at once, for a test framework that shows it at the call. Unless set, faults
  /// are printed to standard error.
  public var onFault: (@MainActor (StageFault) -> Void)?
  /// Whether the stage may be released while a recognizer is still possible after its last finger and blocks others.
  /// Otherwise that is an issue of the test, or a fault outside of Swift Testing (COR-17).
  public var allowsBlocking = false
  /// How many frames fingers report in a second of movement.
  public var frameRate: Double = 60 {
    didSet {
      guard !(frameRate > 0 && frameRate <= 10_000) else { return }
      let words = "\(Reason.spell(frameRate)) is no frame rate"
      frameRate = oldValue
      note(StageFault(message: words, file: #fileID, line: #line))
    }
  }
  /// How the fingers that are made from now on follow orders: exactly, or as people do.
  public var hands = HandStyle.steady
  /// Where failing expectations leave their artifacts; the environment's `TOUCHSTONE_ARTIFACTS` unless
  /// set. Without any, nothing is left.
  public var artifactsFolder = ProcessInfo.processInfo.environment["TOUCHSTONE_ARTIFACTS"]
  /// Draws what happened, as SVG, for the artifacts; `nil` leaves the picture out.
  public var painter: (@MainActor (Stage) -> String)? = { $0.picture }

  /// Every frame that came in.
  private(set) var frames: [InputFrame] = []
  /// Whether input is being handled, so that callbacks run.
  private(set) var isHandling = false
  /// The recognizers that were added, in order.
  private(set) var cast: [UIGestureRecognizer] = []
  /// Where the script is. A test may move the scene's time by itself (`touchSystem.advance(to:)`); the script goes on
  /// from there.
  var timeline: StageTimeline {
    get {
      var current = ownTimeline
      current.catchUp(with: scene.touchSystem.now)
      return current
    }
    _modify {
      ownTimeline.catchUp(with: scene.touchSystem.now)
      yield &ownTimeline
    }
  }
  private var ownTimeline = StageTimeline()
  /// Called before the first input comes in.
  var prelude: ((Stage) -> Void)?
  var fingerNames: [Int: String] = [:]
  /// What rests and trembles while time passes.
  var restingFingers: [Int: HumanFinger] = [:]
  var strangeSleepsTold = 0
  var realTimers = RealTimers()
  private var lastReading = 0
  var lastPress = 0
  private let file: StaticString
  private let line: UInt
  /// Counts the stages of the process.
  let number: Int
  private static var lastNumber = 0

  /// A stage with a window of that size in points, showing an empty view, that behaves as that version of iOS.
  public init(
    size: CGSize = CGSize(width: 400, height: 800), profile: TouchProfile = .documented,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.file = file
    self.line = line
    Self.lastNumber += 1
    number = Self.lastNumber
    let bounds = CGRect(origin: .zero, size: size)
    scene = UIWindowScene(screen: UIScreen(bounds: bounds))
    window = UIWindow(windowScene: scene)
    view = UIView(frame: bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    log.stage = self
    scene.touchSystem.profile = profile
    scene.touchSystem.trace = { [weak self] event in
      self?.trace.append(event)
      if case .haptic(let kind) = event.kind { self?.log.append("haptic \(kind)") }
    }
  }

  // Not isolated: an isolated one would run without the task's local values, by which Swift Testing knows its test.
  deinit {
    if allowsBlocking { return }
    let (scene, onFault, file, line) = (scene, onFault, file, line)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { Self.reportBlockages(of: scene, onFault, file, line) }
    } else {
      Task { @MainActor in Self.reportBlockages(of: scene, onFault, file, line) }
    }
  }

  // MARK: Setting the stage

  /// Adds a recognizer to a view, the root view by default, and logs its actions.
  @discardableResult
  public func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView? = nil, named name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [weak self] recognizer in
      self?.log.append("\(name) \(recognizer.state)")
    }
    (view ?? self.view).addGestureRecognizer(recognizer)
    cast.append(recognizer)
    return recognizer
  }

  /// Adds a view that logs the touches it receives.
  @discardableResult
  public func addLoudView(
    frame: CGRect? = nil, to superview: UIView? = nil, named name: String
  ) -> LoudView {
    let parent = superview ?? view
    let loud = LoudView(frame: frame ?? parent.bounds, stage: self, name: name)
    parent.addSubview(loud)
    return loud
  }

  // MARK: - For fingers and loud views

  /// Notes what fingers do and, unless others do something at the same time, lets it happen.
  func perform(_ body: () -> Void) {
    body()
    if !timeline.isOpen, !timeline.isHeld { deliver() }
  }

  /// Adds to the frame of the moment in which the script is.
  func note(of finger: Int?, _ change: @escaping (inout InputFrame) -> Void) {
    perform { timeline.note(at: timeline.time(of: finger), change) }
  }

  func note(_ fault: StageFault) {
    faults.append(fault)
    log.append("\(fault)")
    trace.append(TraceEvent(time: timeline.now, .diagnostic("\(fault)")))
    if let onFault {
      onFault(fault)
    } else {
      fault.print()
    }
  }

  func nextReading() -> Int {
    lastReading += 1
    return lastReading
  }

  func deliver() {
    for frame in timeline.takeFrames() { receive(frame) }
  }

  func receive(_ frame: InputFrame) {
    prelude?(self)
    prelude = nil
    frames.append(frame)
    let nextTimer = NextTimer()
    let wasHandling = isHandling
    isHandling = true
    scene.touchSystem.receive(frame)
    isHandling = wasHandling
    realTimers.note(since: nextTimer, at: frame.time)
  }
}
