import Foundation
import GestureCore
import Touchstone

/// One entry of a story.
package enum StoryEntry: Equatable {
  case gesture(ToldGesture)
  case loss(ToldLoss)
  case others(ToldOthers)
  /// A remark about the scene or its input for developers.
  case remark(Timestamp, String)

  /// When it was decided to report the entry; entries with equal times are ordered by this.
  var settled: Timestamp {
    if case .gesture(let gesture) = self { gesture.recognized } else { time }
  }

  private var isBeside: Bool {
    if case .gesture(let gesture) = self { gesture.isBeside } else { false }
  }

  /// The time at the beginning of the entry's line.
  package var time: Timestamp {
    switch self {
    case .gesture(let gesture): gesture.began
    case .loss(let loss): loss.time
    case .others(let others): others.time
    case .remark(let time, _): time
    }
  }

  /// Marks pans, pinches and rotations that were simultaneous with one that moved more, relative to each one's threshold.
  static func markBeside(_ entries: inout [StoryEntry]) {
    let transforms: [ToldGesture] = entries.compactMap { entry in
      guard case .gesture(let gesture) = entry, gesture.isTransform else { return nil }
      return gesture
    }
    guard transforms.count > 1 else { return }
    for index in entries.indices {
      guard case .gesture(var gesture) = entries[index], gesture.isTransform else { continue }
      gesture.isBeside = transforms.contains { other in
        other.kind != gesture.kind && other.isSimultaneous(with: gesture)
          && other.extent ?? 0 > gesture.extent ?? 0
      }
      entries[index] = .gesture(gesture)
    }
  }

  /// Sorted by the times of their lines; the gesture that moved most precedes simultaneous ones with the same time.
  static func inOrder(_ entries: [StoryEntry]) -> [StoryEntry] {
    guard !areInOrder(entries) else { return mainFirst(entries) }
    return mainFirst(
      entries.enumerated().sorted {
        ($0.element.time, $0.element.settled, $0.element.isBeside ? 1 : 0, $0.offset)
          < ($1.element.time, $1.element.settled, $1.element.isBeside ? 1 : 0, $1.offset)
      }.map(\.element))
  }

  /// Moves gestures that are beside a later line with the same time behind it: a pinch may begin before the pan that moved more.
  private static func mainFirst(_ entries: [StoryEntry]) -> [StoryEntry] {
    guard entries.contains(where: \.isBeside) else { return entries }
    var ordered = entries
    for index in ordered.indices.reversed() {
      guard case .gesture(let gesture) = ordered[index], gesture.isBeside else { continue }
      let main = ordered.indices.last { later in
        guard later > index, case .gesture(let other) = ordered[later], !other.isBeside else {
          return false
        }
        return other.isTransform && other.began == gesture.began
          && other.isSimultaneous(with: gesture)
      }
      guard let main else { continue }
      ordered.insert(ordered.remove(at: index), at: main)
    }
    return ordered
  }

  private static func areInOrder(_ entries: [StoryEntry]) -> Bool {
    for index in entries.indices.dropFirst() {
      let (one, next) = (entries[index - 1], entries[index])
      let order = (next.time, next.settled, next.isBeside ? 1 : 0)
      if order < (one.time, one.settled, one.isBeside ? 1 : 0) { return false }
    }
    return true
  }
}

/// A recognized gesture, from its first touch to its end. Locations are in points in scene space.
package struct ToldGesture: Equatable {
  /// The kind of gesture; the raw values are used in the JSON story.
  package enum Kind: String {
    case tap, doubleTap, longPress, swipe, pan, pinch, rotation, edgePan
    /// A hovering pointer or pencil, without fingers.
    case hover
    /// A recognizer of an unknown class.
    case other
  }

  package enum Values: Equatable {
    case none
    /// The number of taps, from three.
    case taps(Int)
    /// The nearest direction, and the movement's angle in degrees: 0 is right, 90 is down.
    case direction(String, degrees: Double)
    /// The movement of the fingers after the press had begun, in points.
    case press(movement: CGPoint)
    /// The distance from entering to leaving, in points.
    case hover(movement: CGPoint)
    /// Points, and points per second.
    case pan(translation: CGPoint, velocity: CGPoint)
    /// A factor, and its change per second.
    case pinch(scale: CGFloat, velocity: CGFloat)
    /// Radians, and radians per second.
    case rotation(CGFloat, velocity: CGFloat)
  }

  package var kind: Kind
  package var recognizer: String
  /// The largest number of fingers at a time.
  package var fingers: Int
  /// The number of fingers at its first action.
  package var firstFingers: Int?
  /// The time of its first landing.
  package var began: Timestamp
  /// The time of its first action.
  package var recognized: Timestamp
  package var ended: Timestamp
  package var isCancelled: Bool
  /// Its location when it was recognized.
  package var location: CGPoint
  /// Its values at the end.
  package var values: Values
  /// Its maximum extent relative to its threshold, to compare simultaneous gestures; `nil` for discrete kinds.
  package var extent: Double?
  /// Whether a simultaneous pan, pinch or rotation moved more.
  package var isBeside = false
  /// Whether fingers, a pen or a mouse made it.
  package var inputKind = Contact.Kind.direct
  /// How long it waited before it began, and for which recognizer.
  package var wait: Wait?

  package struct Wait: Equatable {
    package var seconds: Double
    package var other: String
  }

  /// Whether its kind may be simultaneous with others.
  var isTransform: Bool { kind == .pan || kind == .pinch || kind == .rotation }

  /// Whether both continued at some moment. A gesture that is recognized at the lift has a single moment, at which others end.
  func isSimultaneous(with other: ToldGesture) -> Bool {
    let (start, end) = (max(recognized, other.recognized), min(ended, other.ended))
    if start != end { return start < end }
    return recognized == ended || other.recognized == other.ended
  }

  /// Updates the number of fingers and the extent.
  mutating func grow(to fingers: Int, extent: Double?) {
    if fingers > self.fingers { self.fingers = fingers }
    firstFingers = firstFingers ?? self.fingers
    if let extent, extent > self.extent ?? 0 { self.extent = extent }
  }
}

/// A contender that came near to recognition and failed.
package struct ToldLoss: Equatable {
  package var time: Timestamp
  package var kind: ToldGesture.Kind
  package var recognizer: String
  package var reason: String
  /// The recognizer that prevented it; `nil` if none did.
  package var winner: String?
  /// The recognizer's reason, for tables; `nil` if it gave none.
  package var cause: Reason?
}

/// The contenders that came less than halfway to recognition.
package struct ToldOthers: Equatable {
  package struct Failure: Equatable {
    package var recognizer: String
    package var reason: String
  }

  package var time: Timestamp
  /// The contenders that require another number of fingers.
  package var wrongFingers: [String] = []
  /// The contenders that never moved towards recognition.
  package var still: [String] = []
  /// The contenders that failed after some progress.
  package var notHalfway: [Failure] = []

  package var count: Int { wrongFingers.count + still.count + notHalfway.count }
}
