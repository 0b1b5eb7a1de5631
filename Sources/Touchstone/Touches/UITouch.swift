import Foundation
import GestureCore

/// One finger, pencil or pressed pointer, from coming down to lifting.
///
/// The object stays the same for the life of the contact and is changed in place; do not keep it
/// beyond the messages that bring it (API-V11). All properties are read-only, as in UIKit (1.2).
@preconcurrency @MainActor
open class UITouch: NSObject {
  // A number, which is asked for with each contact.
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
  // Nobody's code runs in a change: what is let go of is so afterwards.
  @exclusivity(unchecked) final var hitView: UIView?
  @exclusivity(unchecked) final var hitWindow: UIWindow?
  /// How the trace speaks of the view, if it has and the view is not to be asked again.
  var viewTag: TraceTag?
  /// What lies on the way up from the hit view, once that is gathered; not where the view that was hit is of
  /// another window. Nobody's code runs in a change: what is let go of is so afterwards.
  @exclusivity(unchecked) final var responderPath = ResponderPath.unknown
  /// Whether the hit view was found to be of the hit window.
  var isHitInWindow: Bool { responderPath.treeVersion != nil }

  /// What it is in the contest, as long as there is anything to tell of it.
  final var input = Contest.Input.none
  /// The referee of its system, who knows who has received it; `nil` for a copy or one that was made up.
  final var engine: GestureEngine?
  /// How many groups of the system have it; their sets may be handed to clients, and are counted as others are.
  @exclusivity(unchecked) final var groups = 0
  /// Whether its view had heard of it to its end when there was nothing to tell of it any more: better values may
  /// still come.
  var viewHadReceived = false
  /// What its view is just being told.
  @exclusivity(unchecked) final var dueMessages: TouchDelivery.Messages = []
  /// The number of the last moment in which the contact was heard of.
  var lastChange: UInt64 = 0
  /// The event of the touch's sequence, until nothing is left to tell of the touch.
  var event: UIEvent?
  /// The touch as it came down, for a late `touchesBegan` (DEL-41).
  var first: Moment
  // Plain values: nobody's code runs while they are changed.
  @exclusivity(unchecked) var current: Moment
  /// Something else than `asItIs` only while a late message is delivered.
  var presentation = Presentation.asItIs
  /// The samples since the previous event that are older than the newest, oldest first.
  var earlierSamples: [ContactSample] = []
  @exclusivity(unchecked) var trail = TouchTrail()
  /// Who was shown the touch and may hear of better values for it, also when its gesture is over.
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

  /// A touch of nobody's, for those who make one up by overriding what it says (COR-13).
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
  /// 1 is an average touch; 0 when the sensor cannot tell.
  open var force: CGFloat { shown.sample.force }
  /// The greatest force that the device can tell; 0 if it tells none (API-T12).
  open var maximumPossibleForce: CGFloat { shown.sample.maximumPossibleForce }
  /// Radians; 0 lies on the surface, π/2 stands on it.
  open var altitudeAngle: CGFloat { shown.sample.altitudeAngle }
  /// How far the pencil is turned about its own axis, in radians (API-T15).
  open var rollAngle: CGFloat { shown.sample.rollAngle }

  // MARK: Places

  /// Where the touch is, in the coordinates of a view; `nil` stands for the window (API-T09).
  open func location(in view: UIView?) -> CGPoint { place(in: view) }
  /// Where the touch was in the previous event (API-T10).
  open func previousLocation(in view: UIView?) -> CGPoint { previousPlace(in: view) }
  /// The location with the sensor's full precision. Not for hit testing: it may lie just outside of
  /// the hit view (HIT-15).
  open func preciseLocation(in view: UIView?) -> CGPoint { precisePlace(in: view) }
  /// The precise location in the event before, in the view's coordinates or, for `nil`, the
  /// window's. Not for hit testing (API-T11).
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    precisePreviousPlace(in: view)
  }
  /// The direction in which the pencil leans in radians, 0 along the view's x axis (API-T13).
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return atan2(direction.dy, direction.dx)
  }
  /// Where the pencil points, as a vector of length 1, in the view's coordinates or, for `nil`, the
  /// window's (API-T13).
  open func azimuthUnitVector(in view: UIView?) -> CGVector { azimuth(in: view) }

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
  /// Which estimates will be told again; the others of `estimatedProperties` are final (API-T18).
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

  /// Sets of touches are made for every message; its first number tells a touch from the others of its
  /// system as well as its address does, and faster.
  nonisolated open override var hash: Int { firstNumber }

  // MARK: - What the system does with it

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

  final func setTapCount(_ count: Int) { current.tapCount = count }
}
