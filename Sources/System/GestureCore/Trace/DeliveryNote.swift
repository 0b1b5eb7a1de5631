/// Why a view receives a message about its touch or press late, as a cancellation, or not at all.
public enum DeliveryNote: Sendable, Hashable, CustomStringConvertible {
  /// A recognizer that is undecided withholds the beginning or the end (DEL-40, DEL-50).
  case withheld(Contact.Phase, by: Subject)
  /// A withheld message is delivered, that many seconds late.
  case late(Contact.Phase, by: TimeInterval)
  /// A gesture was recognized and cancels the touch. A view that has received its beginning receives the
  /// cancellation (DEL-30), any other view receives no message (DEL-36).
  case taken(by: Subject, wasTold: Bool)
  /// A scroll view keeps the touch from its content: `touchesShouldBegin(_:with:in:)` answered no (API-C20).
  case refused(by: String)
  /// Its view left the window (DEL-26).
  case viewLeft(wasTold: Bool)
  /// The view accepts one touch at a time and has one (DEL-21).
  case singleTouch
  /// It, or another view with a touch, has `isExclusiveTouch` (DEL-24).
  case exclusiveTouch

  public var description: String {
    switch self {
    case .withheld(let phase, let subject): "\(phase) is withheld until \(subject.name) decides"
    case .late(let phase, let seconds): "\(phase) comes \(Reason.spell(seconds)) s late"
    case .taken(let subject, let wasTold):
      wasTold
        ? "cancelled by \(subject.name)" : "not delivered: cancelled by \(subject.name) before"
    case .refused(let view): "not delivered: \(view) says no (touchesShouldBegin)"
    case .viewLeft(let wasTold):
      wasTold ? "cancelled: the view left the window" : "not delivered: the view left the window"
    case .singleTouch: "not delivered: it has a touch, and its isMultipleTouchEnabled is false"
    case .exclusiveTouch: "not delivered: a view with isExclusiveTouch is alone"
    }
  }
}
