/// Why a view hears of its touch or press later than it happened, otherwise, or never.
public enum DeliveryNote: Sendable, Hashable, CustomStringConvertible {
  /// A recognizer that is undecided delays the beginning or the end (DEL-40, DEL-50).
  case withheld(Contact.Phase, by: Subject)
  /// What was withheld is told that many seconds late.
  case late(Contact.Phase, by: TimeInterval)
  /// A gesture took it: a view that knows it hears that it was cancelled (DEL-30), another nothing
  /// (DEL-36).
  case taken(by: Subject, wasTold: Bool)
  /// Its view left the window (DEL-26).
  case viewLeft(wasTold: Bool)
  /// The view follows one touch at a time and has one (DEL-21).
  case singleTouch
  /// It, or another view with a touch, wants to be alone (DEL-24).
  case exclusiveTouch

  public var description: String {
    switch self {
    case .withheld(let phase, let subject): "\(phase) is withheld until \(subject.name) decides"
    case .late(let phase, let seconds): "\(phase) comes \(Reason.spell(seconds)) s late"
    case .taken(let subject, let wasTold):
      wasTold ? "taken away by \(subject.name)" : "never told: taken by \(subject.name) before"
    case .viewLeft(let wasTold):
      wasTold ? "taken away: the view left the window" : "never told: the view left the window"
    case .singleTouch: "never told: it has a touch, and its isMultipleTouchEnabled is false"
    case .exclusiveTouch: "never told: a view with isExclusiveTouch is alone"
    }
  }
}
