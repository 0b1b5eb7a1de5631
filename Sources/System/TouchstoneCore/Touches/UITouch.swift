import Foundation
import GestureCore

/// One finger, pencil or pressed pointer, from coming down to lifting.
///
/// The object stays the same for the life of the contact and is changed in place; do not keep it
/// beyond the messages that bring it (API-V11). All properties are read-only, as in UIKit.
@preconcurrency @MainActor
open class UITouch: NSObject {
  // A number, compared for each contact.
  @exclusivity(unchecked) package internal(set) final var contactID: Int
  /// A number that no other touch of the same system has; the trace's name for the touch.
  var number: Int
  /// The number of the first contact whose touch it was.
  nonisolated private let firstNumber: Int
  /// What kind of touch it is.
  open var type: TouchType { touchType }
  /// The hit view, fixed for the touch's life (API-T07, HIT-09).
  open var view: UIView? { hitView }
  /// The window in which the touch began.
  open var window: UIWindow? { hitWindow }

  var touchType: TouchType
  // No client code runs in a change: the old value is released afterwards.
  @exclusivity(unchecked) package final var hitView: UIView?
  @exclusivity(unchecked) final var hitWindow: UIWindow?
  /// The name of the hit view in the trace, once it is known.
  var viewTag: TraceTag?
  /// The views above the hit view that may respond, once they are gathered; unknown where the hit view is in another
  /// window. No client code runs in a change: the old value is released afterwards.
  @exclusivity(unchecked) final var responderPath = ResponderPath.unknown
  /// Whether the hit view is in the hit window.
  var isHitInWindow: Bool { responderPath.treeVersion != nil }

  /// The input in the contest, as long as the contest has it.
  final var input = Contest.Input.none
  /// The engine of its system; `nil` for a copy, and for a touch that client code has made.
  final var engine: GestureEngine?
  /// The number of groups that have it.
  @exclusivity(unchecked) final var groups = 0
  /// Whether its view had received all messages when the contest forgot the input: better values may still come.
  var viewHadReceived = false
  /// The messages that are about to be sent to its view.
  @exclusivity(unchecked) final var dueMessages: TouchDelivery.Messages = []
  /// The number of the last moment in which the contact was reported.
  var lastChange: UInt64 = 0
  /// The event of the touch's sequence, until the touch is retired.
  var event: UIEvent?
  /// The touch as it came down, for a late `touchesBegan` (DEL-41).
  var first: Moment
  // Plain values: no client code runs during a change.
  @exclusivity(unchecked) var current: Moment
  /// Other than `asItIs` only during a late message.
  var presentation = Presentation.asItIs
  /// The samples since the previous event that are older than the newest, oldest first.
  var earlierSamples: [ContactSample] = []
  @exclusivity(unchecked) var trail = TouchTrail()
  /// The recognizers that may get better values for it, also when their gestures are over.
  @exclusivity(unchecked) final var followers: [WeakRecognizer] = []

  nonisolated deinit {}

  init(contact: borrowing Contact, number: Int, tapCount: Int) {
    contactID = contact.id
    self.number = number
    firstNumber = number
    touchType = TouchType(rawValue: contact.kind.rawValue) ?? .direct
    current = Moment(
      phase: .began, sample: contact.sample, previous: PreviousReading(contact.sample),
      tapCount: tapCount)
    first = current
    super.init()
    earlierSamples = contact.earlierSamples
    addReading()
  }

  /// A snapshot for coalesced and predicted touches (API-V10).
  init(copying touch: UITouch, moment: Moment) {
    contactID = touch.contactID
    number = touch.number
    firstNumber = touch.number
    touchType = touch.touchType
    hitView = touch.hitView
    hitWindow = touch.hitWindow
    first = touch.first
    current = moment
    super.init()
  }

  /// Makes a touch of no system, for a subclass that overrides its properties (COR-13).
  public override init() {
    contactID = 0
    number = 0
    firstNumber = 0
    touchType = .direct
    let nowhere = ContactSample(time: .zero, location: .zero)
    first = Moment(phase: .began, sample: nowhere, previous: PreviousReading(nowhere), tapCount: 0)
    current = first
    super.init()
  }

  /// Where the touch stands in the present event (API-T02).
  open var phase: Phase { shownPhase }
  /// Seconds on the input's own time line.
  open var timestamp: TimeInterval { shown.sample.time.seconds }
  /// How often the finger has tapped here; 0 once it can be no tap any more (REC-12).
  open var tapCount: Int { shown.tapCount }
  /// Radius of the contact in points, and how far off it may be.
  open var majorRadius: CGFloat { shown.sample.majorRadius }
  /// How far `majorRadius` may be off, in points (API-T05).
  open var majorRadiusTolerance: CGFloat { shown.sample.majorRadiusTolerance }
  /// 1 is an average touch; 0 when the sensor cannot measure it.
  open var force: CGFloat { shown.sample.force }
  /// The greatest force that the device can measure; 0 if it measures none (API-T12).
  open var maximumPossibleForce: CGFloat { shown.sample.maximumPossibleForce }
  /// Radians; 0 lies on the surface, π/2 stands on it.
  open var altitudeAngle: CGFloat { shown.sample.altitudeAngle }
  /// How far the pencil is turned about its own axis, in radians (API-T15).
  open var rollAngle: CGFloat { shown.sample.rollAngle }

  // MARK: Places

  /// Where the touch is, in the coordinates of a view; `nil` stands for the window (API-T09).
  open func location(in view: UIView?) -> CGPoint {
    convert(shown.sample.location, to: view)
  }
  /// Where the touch was in the previous event (API-T10).
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(shown.previous.location, to: view)
  }
  /// The location with the sensor's full precision. Not for hit testing: it may lie just outside of
  /// the hit view (HIT-15).
  open func preciseLocation(in view: UIView?) -> CGPoint {
    convert(shown.sample.preciseLocation ?? shown.sample.location, to: view)
  }
  /// The precise location in the event before, in the view's coordinates or, for `nil`, the
  /// window's. Not for hit testing (API-T11).
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    convert(shown.previous.preciseLocation ?? shown.previous.location, to: view)
  }
  /// The direction in which the pencil leans in radians, 0 along the view's x axis (API-T13).
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }
  /// Where the pencil points, as a vector of length 1, in the view's coordinates or, for `nil`, the
  /// window's (API-T13).
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = shown.sample.azimuthAngle
    let along = convert(CGPoint(x: cos(angle), y: sin(angle)), to: view)
    let origin = convert(.zero, to: view)
    let length = hypot(along.x - origin.x, along.y - origin.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (along.x - origin.x) / length, dy: (along.y - origin.y) / length)
  }

  /// The recognizers that are receiving the touch; they leave as they finish or ignore it (DEL-16).
  open var gestureRecognizers: [UIGestureRecognizer]? {
    engine?.receivers(of: input).filter { $0.receivesInput } ?? []
  }

  /// The number by which a later, better value finds this touch; `nil` if none is to come
  /// (API-T16).
  open var estimationUpdateIndex: NSNumber? {
    shown.sample.estimationUpdateIndex.map { NSNumber(value: $0) }
  }
  /// Which values are estimates at present (API-T17).
  open var estimatedProperties: Properties {
    Properties(rawValue: shown.sample.estimatedProperties.rawValue)
  }
  /// Which estimates will be updated; the others of `estimatedProperties` are final (API-T18).
  open var estimatedPropertiesExpectingUpdates: Properties {
    Properties(rawValue: shown.sample.estimatedPropertiesExpectingUpdates.rawValue)
  }

  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return MainQueue.outline(self) }
    return MainActor.assumeIsolated {
      "<UITouch \(number) phase: \(phase) tap count: \(tapCount) "
        + "location in window: \(location(in: nil))>"
    }
  }

  /// Sets of touches are made for every message, and the touch's first number is a faster hash than its address.
  nonisolated open override var hash: Int { firstNumber }

  // MARK: - For the engine

  @inline(__always)
  final var shownPhase: Phase {
    switch presentation {
    case .asItIs: current.phase
    case .asItBegan: first.phase
    case .inPhase(let phase): phase
    }
  }

  var shown: Moment {
    if presentation == .asItBegan { return first }
    var moment = current
    moment.phase = shownPhase
    return moment
  }

  /// Whether any of its newest samples awaits better values.
  var hasEstimates: Bool {
    for sample in earlierSamples where sample.awaitsUpdates { return true }
    return current.sample.awaitsUpdates
  }

  // A moment is large; these read one place of it without a copy.
  var shownLocation: CGPoint {
    presentation == .asItBegan ? first.sample.location : current.sample.location
  }
  var isBackWhereItBegan: Bool { current.sample.location == first.sample.location }

  @inline(__always)
  final var hasLifted: Bool { current.phase == .ended }
  @inline(__always)
  final var isDown: Bool { current.phase != .ended && current.phase != .cancelled }
}

extension UITouch {
  /// Where the touch came down.
  package func beginning(in view: UIView) -> CGPoint {
    view.convertFromScene(first.sample.location)
  }

  /// The place on the screen, where recognizers measure (REC-01).
  var sceneLocation: CGPoint { shownLocation }

  /// Whether it is elsewhere than in the previous event.
  var hasMoved: Bool { sceneLocation != shown.previous.location }

  private func convert(_ scenePoint: CGPoint, to view: UIView?) -> CGPoint {
    if let view { return view.convertFromScene(scenePoint) }
    return hitWindow?.convertFromScene(scenePoint) ?? scenePoint
  }

  /// Touches that began earlier have smaller numbers.
  package final var landingOrder: Int { number }
  /// The event of the touch's sequence, until the touch is retired.
  package final var sequenceEvent: UIEvent? { event }
}
