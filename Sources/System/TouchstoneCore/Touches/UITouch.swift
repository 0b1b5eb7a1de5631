import Foundation
import GestureCore

/// The touch of a finger, pencil or pressed pointer, from its beginning to its end.
///
/// The object is updated in place as long as the contact lasts; do not retain it beyond the messages that deliver it (API-V11).
/// All properties are read-only, as in UIKit.
@preconcurrency @MainActor
open class UITouch: NSObject {
  // A number, compared for each contact.
  @exclusivity(unchecked) package internal(set) final var contactID: Int
  /// A number that is unique among the touches of a system; the touch's name in the trace.
  var number: Int
  /// The number of the first contact that the object has represented.
  nonisolated private let firstNumber: Int
  /// The kind of the touch.
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
  /// The views above the hit view that may respond, once they are gathered; `unknown` if the hit view is in another window. No
  /// client code runs during a mutation: the old value is released afterwards.
  @exclusivity(unchecked) final var responderPath = ResponderPath.unknown
  var isHitInWindow: Bool { responderPath.treeVersion != nil }

  /// The input in the contest, as long as the contest has it.
  final var input = Contest.Input.none
  /// The engine of its system; `nil` for a copy, and for a touch that client code has made.
  final var engine: GestureEngine?
  /// The number of touch groups that contain it.
  @exclusivity(unchecked) final var groups = 0
  /// Whether its view had received all messages when the contest forgot the input; estimates may still be updated.
  var viewHadReceived = false
  /// The messages that are about to be sent to its view.
  @exclusivity(unchecked) final var dueMessages: TouchDelivery.Messages = []
  /// The number of the last moment in which the contact was reported.
  var lastChange: UInt64 = 0
  /// The event of the touch's sequence, until the touch is retired.
  var event: UIEvent?
  /// The touch as it began, for a delayed `touchesBegan` (DEL-41).
  var first: Moment
  // Plain values: no client code runs during a change.
  @exclusivity(unchecked) var current: Moment
  /// Not `asItIs` only during a delayed message.
  var presentation = Presentation.asItIs
  /// The samples since the previous event that are older than the newest, oldest first.
  var earlierSamples: [ContactSample] = []
  @exclusivity(unchecked) var trail = TouchTrail()
  /// The recognizers that may receive updates of its estimates, also after their gestures.
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

  /// Makes a touch that belongs to no system, for a subclass that overrides its properties (COR-13).
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

  /// The phase of the touch in the current event (API-T02).
  open var phase: Phase { shownPhase }
  /// The time of the last change, in seconds of the input's clock.
  open var timestamp: TimeInterval { shown.sample.time.seconds }
  /// The number of taps at this location; 0 once the touch cannot be a tap (REC-12).
  open var tapCount: Int { shown.tapCount }
  /// The radius of the contact, in points.
  open var majorRadius: CGFloat { shown.sample.majorRadius }
  /// The tolerance of `majorRadius`, in points (API-T05).
  open var majorRadiusTolerance: CGFloat { shown.sample.majorRadiusTolerance }
  /// The force, with 1 for an average touch; 0 if the sensor cannot measure it.
  open var force: CGFloat { shown.sample.force }
  /// The maximum force that the device can measure; 0 if it measures none (API-T12).
  open var maximumPossibleForce: CGFloat { shown.sample.maximumPossibleForce }
  /// The angle between the pencil and the surface, in radians: 0 if parallel, π/2 if perpendicular.
  open var altitudeAngle: CGFloat { shown.sample.altitudeAngle }
  /// The rotation of the pencil about its own axis, in radians (API-T15).
  open var rollAngle: CGFloat { shown.sample.rollAngle }

  // MARK: Locations

  /// The location of the touch in a view's coordinates, or in the window's for `nil` (API-T09).
  open func location(in view: UIView?) -> CGPoint {
    convert(shown.sample.location, to: view)
  }
  /// The location in the previous event (API-T10).
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(shown.previous.location, to: view)
  }
  /// The location with the sensor's full precision. Do not use it for hit testing: it may be just outside the hit view
  /// (HIT-15).
  open func preciseLocation(in view: UIView?) -> CGPoint {
    convert(shown.sample.preciseLocation ?? shown.sample.location, to: view)
  }
  /// The precise location in the previous event, in a view's coordinates or, for `nil`, the window's. Do not use it for hit
  /// testing (API-T11).
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    convert(shown.previous.preciseLocation ?? shown.previous.location, to: view)
  }
  /// The direction in which the pencil points, in radians; 0 is along the view's x axis (API-T13).
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }
  /// The direction in which the pencil points, as a vector of length 1 in a view's coordinates or, for `nil`, the window's
  /// (API-T13).
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = shown.sample.azimuthAngle
    let along = convert(CGPoint(x: cos(angle), y: sin(angle)), to: view)
    let origin = convert(.zero, to: view)
    let length = hypot(along.x - origin.x, along.y - origin.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (along.x - origin.x) / length, dy: (along.y - origin.y) / length)
  }

  /// The recognizers that are receiving the touch; those that have finished or ignore it are removed (DEL-16).
  open var gestureRecognizers: [UIGestureRecognizer]? {
    engine?.receivers(of: input).filter { $0.receivesInput } ?? []
  }

  /// The index that identifies a later update of the touch's estimates; `nil` if none is expected (API-T16).
  open var estimationUpdateIndex: NSNumber? {
    shown.sample.estimationUpdateIndex.map { NSNumber(value: $0) }
  }
  /// The properties whose values are currently estimates (API-T17).
  open var estimatedProperties: Properties {
    Properties(rawValue: shown.sample.estimatedProperties.rawValue)
  }
  /// The estimated properties that will be updated; the others of `estimatedProperties` are final (API-T18).
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

  /// Each message makes a set of touches, and the touch's first number is a faster hash than its address.
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

  /// Whether one of its newest samples expects updates of its estimates.
  var hasEstimates: Bool {
    for sample in earlierSamples where sample.awaitsUpdates { return true }
    return current.sample.awaitsUpdates
  }

  var isBackWhereItBegan: Bool { current.sample.location == first.sample.location }

  @inline(__always)
  final var hasLifted: Bool { current.phase == .ended }
  @inline(__always)
  final var isDown: Bool { current.phase != .ended && current.phase != .cancelled }
}

extension UITouch {
  /// The location where the touch began, in a view's coordinates.
  package func beginning(in view: UIView) -> CGPoint {
    view.convertFromScene(first.sample.location)
  }

  /// The location in scene space, which recognizers use (REC-01). Read without a copy of the moment, which is large.
  var sceneLocation: CGPoint {
    presentation == .asItBegan ? first.sample.location : current.sample.location
  }

  /// Whether the location differs from that in the previous event.
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
