import Foundation
import GestureCore
import TouchRecordings
import Touchstone

/// A window with fingers, a clock and a log, for testing gestures.
///
/// ```swift
/// let stage = Stage()
/// stage.add(UITapGestureRecognizer(), named: "tap")
/// stage.finger(at: CGPoint(x: 50, y: 50)).tap()
/// #expect(stage.log == ["tap ended"])
/// ```
/// Time passes only by actions of fingers and by `wait(_:)`. Stages are independent of each other.
@MainActor public final class Stage {
  /// The stage's scene.
  public let scene: UIWindowScene
  /// The stage's window, which is visible and key.
  public let window: UIWindow
  /// The view that fills the window, and to which recognizers are added by default. If a controller is shown, it is the
  /// controller's view.
  public internal(set) var view: UIView
  /// Recognizers' actions ("tap ended"), messages to loud views and recognizers ("view.began a"), faults, and lines added by
  /// the test, in order.
  public var log = StageLog() {
    didSet { log.stage = self }
  }
  /// All trace events.
  public private(set) var trace: [TraceEvent] = []
  /// Impossible requests of the test.
  public private(set) var faults: [StageFault] = []
  /// Called with each fault, so that a test framework can report it at the call. If `nil`, faults are printed to standard
  /// error.
  public var onFault: (@MainActor (StageFault) -> Void)?
  /// Whether the stage may be released while a recognizer is still possible after the last lift and blocks others. Otherwise
  /// this is an issue of the test, or a fault outside of Swift Testing (COR-17).
  public var allowsBlocking = false
  /// The number of frames per second of movement.
  public var frameRate: Double = 60 {
    didSet {
      guard !(frameRate > 0 && frameRate <= 10_000) else { return }
      let words = "\(Reason.spell(frameRate)) is no frame rate"
      frameRate = oldValue
      note(StageFault(message: words, file: #fileID, line: #line))
    }
  }
  /// The style of fingers created from now on: exact, or like people's.
  public var hands = HandStyle.steady
  /// The folder for the artifacts of failing expectations; by default the environment variable `TOUCHSTONE_ARTIFACTS`. `nil`
  /// writes no artifacts.
  public var artifactsFolder = ProcessInfo.processInfo.environment["TOUCHSTONE_ARTIFACTS"]
  /// Draws the stage's history as SVG for the artifacts; `nil` omits the picture.
  public var painter: (@MainActor (Stage) -> String)? = { $0.picture }

  /// All input frames.
  private(set) var frames: [InputFrame] = []
  /// Whether input is being handled, so that callbacks run.
  private(set) var isHandling = false
  /// The recognizers that were added, in order.
  private(set) var cast: [UIGestureRecognizer] = []
  /// The script's time. If a test advances the scene's time (`touchSystem.advance(to:)`), the script continues from there.
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
  /// Called before the first input.
  var prelude: ((Stage) -> Void)?
  var fingerNames: [Int: String] = [:]
  /// Resting human fingers, whose tremor is simulated while time passes.
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

  /// Creates a stage with a window of that size in points and an empty view, with the behaviour of an iOS version.
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

  // Nonisolated, because an isolated `deinit` would run without the task-local values by which Swift Testing knows its test.
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

  /// Adds a recognizer to a view, by default the root view, and logs its actions.
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

  /// Performs an action of fingers; delivers it unless simultaneous actions are being collected.
  func perform(_ body: () -> Void) {
    body()
    if !timeline.isOpen, !timeline.isHeld { deliver() }
  }

  /// Adds a change to the frame at the finger's time, or the script's if `finger` is `nil`.
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
