import Foundation
import GestureCore
import Touchstone

/// One entry of a story.
package enum StoryEntry: Equatable {
  case gesture(ToldGesture)
  case loss(ToldLoss)
  case others(ToldOthers)
  /// Something about the scene or its input that a developer should look at.
  case remark(Timestamp, String)

  /// When it was settled that it would be reported; of lines that begin with one moment, the first
  /// such is the first.
  var settled: Timestamp {
    if case .gesture(let gesture) = self { gesture.recognized } else { time }
  }

  private var isBeside: Bool {
    if case .gesture(let gesture) = self { gesture.isBeside } else { false }
  }

  /// The moment that the entry's line begins with.
  package var time: Timestamp {
    switch self {
    case .gesture(let gesture): gesture.began
    case .loss(let loss): loss.time
    case .others(let others): others.time
    case .remark(let time, _): time
    }
  }

  /// Marks the pans, pinches and rotations that went on beside one that moved more, in units of the threshold
  /// of each.
  static func markBeside(_ entries: inout [StoryEntry]) {
    let transforms: [ToldGesture] = entries.compactMap { entry in
      guard case .gesture(let gesture) = entry, gesture.isTransform else { return nil }
      return gesture
    }
    guard transforms.count > 1 else { return }
    for index in entries.indices {
      guard case .gesture(var gesture) = entries[index], gesture.isTransform else { continue }
      gesture.isBeside = transforms.contains { other in
        other.kind != gesture.kind && other.recognized < gesture.ended
          && other.ended > gesture.recognized && other.extent ?? 0 > gesture.extent ?? 0
      }
      entries[index] = .gesture(gesture)
    }
  }

  /// By the moments that their lines begin with; the gesture that moved most before those beside it.
  static func inOrder(_ entries: [StoryEntry]) -> [StoryEntry] {
    guard !areInOrder(entries) else { return entries }
    return entries.enumerated().sorted {
      ($0.element.time, $0.element.settled, $0.element.isBeside ? 1 : 0, $0.offset)
        < ($1.element.time, $1.element.settled, $1.element.isBeside ? 1 : 0, $1.offset)
    }.map(\.element)
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

/// A gesture that was recognized, from its first touch to its end. Places are in points, scene space.
package struct ToldGesture: Equatable {
  /// What kind of gesture it is; the raw values are those of the JSON story.
  package enum Kind: String {
    case tap, doubleTap, longPress, swipe, pan, pinch, rotation, edgePan
    /// Of a pointer or a pencil above the surface, without fingers.
    case hover
    /// A recognizer of a class that the story does not know.
    case other
  }

  package enum Values: Equatable {
    case none
    /// How often the fingers tapped, from three on.
    case taps(Int)
    /// The nearest direction, and that of the whole movement in degrees: 0 is right, 90 down.
    case direction(String, degrees: Double)
    /// How far the fingers went after the press had begun, in points.
    case press(movement: CGPoint)
    /// How far away it left from where it came, in points.
    case hover(movement: CGPoint)
    /// Points, and points a second.
    case pan(translation: CGPoint, velocity: CGPoint)
    /// A factor, and its change in a second.
    case pinch(scale: CGFloat, velocity: CGFloat)
    /// Radians, and radians a second.
    case rotation(CGFloat, velocity: CGFloat)
  }

  package var kind: Kind
  package var recognizer: String
  /// The most that took part at one time.
  package var fingers: Int
  /// When the first of its touches came down.
  package var began: Timestamp
  /// When it sent its first action.
  package var recognized: Timestamp
  package var ended: Timestamp
  package var isCancelled: Bool
  /// Where it was when it was recognized.
  package var location: CGPoint
  /// What it had come to at its end.
  package var values: Values
  /// How far it went at most, in units of its own threshold, so that gestures that go together can
  /// be compared; `nil` for kinds that do not go on.
  package var extent: Double?
  /// Whether another pan, pinch or rotation, which went on at the same time, moved more.
  package var isBeside = false
  /// Whether a pen made it, and no finger.
  package var isPen = false
  /// For how long it waited for others to fail before it began, and for which.
  package var wait: Wait?

  package struct Wait: Equatable {
    package var seconds: Double
    package var other: String
  }

  /// Whether it is of the kinds that may go on together.
  var isTransform: Bool { kind == .pan || kind == .pinch || kind == .rotation }

  /// Notes how many fingers take part by now, and how far it has gone.
  mutating func grow(to fingers: Int, extent: Double?) {
    if fingers > self.fingers { self.fingers = fingers }
    if let extent, extent > self.extent ?? 0 { self.extent = extent }
  }
}

/// A contender that came near to recognition and lost.
package struct ToldLoss: Equatable {
  package var time: Timestamp
  package var kind: ToldGesture.Kind
  package var recognizer: String
  package var reason: String
  /// The recognizer that kept it out, if one did.
  package var winner: String?
  /// The reason as it was given, for tables; `nil` where no recognizer gave one.
  package var cause: Reason?
}

/// The contenders that came less than halfway to recognition.
package struct ToldOthers: Equatable {
  package struct Failure: Equatable {
    package var recognizer: String
    package var reason: String
  }

  package var time: Timestamp
  /// The contenders that want another number of fingers.
  package var wrongFingers: [String] = []
  /// The contenders that never moved towards recognition.
  package var still: [String] = []
  /// The contenders that failed after a part of their way.
  package var notHalfway: [Failure] = []

  package var count: Int { wrongFingers.count + still.count + notHalfway.count }
}
