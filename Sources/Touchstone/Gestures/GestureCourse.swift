import Foundation
import GestureCore

/// What a recognizer knows of the present attempt, from its first touch to the reset: plain values, so that
/// starting anew is to put down new ones. What its referee has to know of it is in the contest, by its number. The
/// few lists that belong to it are a ``GestureCourseLists``.
struct GestureCourse {
  /// Its number while it takes part; `nil` when it takes none.
  var member: Member?
  /// Set together with `member`; the environment outlives every attempt in it.
  var referee: Uncounted<GestureEnvironment>?
  /// What the recognizer assigned to itself; hidden from others until it may go ahead.
  var assigned: GestureState = .possible
  /// What everybody reads.
  var shown: GestureState = .possible
  /// Whether the hidden run went through `.began`.
  var ranThroughBegan = false

  private var followed = HeldGroup()
  private var entire = HeldGroup()
  /// The last centroid, kept when no touch is left (REC-09). Scene space.
  var lastCentroid: CGPoint = .zero
  /// The type that the first touch settled (API-G13).
  var touchType: Int?
  /// The answer to "do you want anything of this event", asked once per event (DEL-13).
  var eventAnswer: (event: Int, refusal: EventRefusal?)?

  /// Whether it assigned a state since its touches were shown to it (STM-24).
  var hasAssigned = false
  /// What it waits for since before it took part.
  var outsideDeadline: DeadlineQueue.Token?

  /// The touches that it follows: received, not ignored and down.
  @inline(__always)
  var following: TouchGroup {
    get { followed.group }
    set { followed.take(newValue) }
  }
  /// All touches that are part of the gesture, those that have lifted included.
  @inline(__always)
  var whole: TouchGroup {
    get { entire.group }
    set { entire.take(newValue) }
  }

  /// The same, for those who only look.
  @inline(__always)
  func withFollowing<Result>(_ body: (TouchGroup) -> Result) -> Result { followed.with(body) }
  @inline(__always)
  func withWhole<Result>(_ body: (TouchGroup) -> Result) -> Result { entire.with(body) }

  /// Whether none is part of the gesture.
  @inline(__always)
  var hasNoTouches: Bool { entire.isEmpty }

  /// Whether it has exactly the touches that another has.
  @inline(__always)
  func hasWhole(of other: GestureCourse) -> Bool { other.entire.with { entire.isSame(as: $0) } }

  /// At the end of the attempt.
  @inline(__always)
  mutating func letGoOfTouches() {
    followed.letGo()
    entire.letGo()
  }

  var environment: GestureEnvironment? { referee?.object }
  var touches: [UITouch] { withFollowing { $0.touches } }
  var received: [UITouch] { withWhole { $0.touches } }
}

/// Who wants nothing of an event.
enum EventRefusal {
  case itsClass, itsDelegate

  var adviser: Adviser {
    switch self {
    case .itsClass: .itsClass
    case .itsDelegate: .itsDelegate
    }
  }
}

/// What of an attempt is in lists, which hardly any recognizer has.
struct GestureCourseLists {
  /// The presses that it follows: received and not ignored, those that have ended included.
  var presses: [UIPress] = []
  /// Whom it waits for by a delegate's or class's word for this attempt, and by whose.
  var wantedRequirements: [(serial: Int, rule: RequirementRule)] = []

  var isEmpty: Bool { presses.isEmpty && wantedRequirements.isEmpty }
}

extension UIGestureRecognizer {
  /// Forgets its attempt. The presses may be all that keeps clients' objects, and go last.
  func startCourseAnew() {
    course.letGoOfTouches()
    course = GestureCourse()
    if !courseLists.isEmpty { courseLists = GestureCourseLists() }
  }
}
