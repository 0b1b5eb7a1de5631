import Foundation
import GestureCore

/// Extracts drawings of fingers and pencils from input: each touch is a stroke, and strokes in quick succession are one
/// drawing. Touches that were cancelled or did not move are ignored.
public struct StrokeReader: Sendable {
  /// The maximum pause in seconds between two strokes of a drawing.
  public let pause: TimeInterval
  private var all: [StrokeDrawing] = []
  private var open: [Int: [CGPoint]] = [:]
  private var lastLift: Timestamp?

  /// Creates a reader without drawings.
  public init(pause: TimeInterval = 0.5) { self.pause = pause }

  /// The drawings so far, in order; unfinished strokes are omitted.
  public var drawings: [StrokeDrawing] { all.filter { $0.fault == nil } }

  /// Reads the next frame, in order of time.
  public mutating func read(_ frame: InputFrame) { for contact in frame.contacts { take(contact) } }

  private mutating func take(_ contact: Contact) {
    let places = (contact.earlierSamples + [contact.sample]).map(\.location)
    switch contact.phase {
    case .began:
      let isFresh = lastLift.map { contact.sample.time.seconds(since: $0) > pause } ?? true
      if open.isEmpty, isFresh { all.append(StrokeDrawing(strokes: [])) }
      open[contact.id] = places
    case .moved: open[contact.id]?.follow(places)
    case .ended:
      guard var stroke = open.removeValue(forKey: contact.id), !all.isEmpty else { return }
      stroke.follow(places)
      lastLift = contact.sample.time
      all[all.count - 1].strokes.append(stroke)
    case .cancelled: open[contact.id] = nil
    }
  }
}

extension [CGPoint] {
  /// Appends locations, without repeating the last one.
  fileprivate mutating func follow(_ places: [CGPoint]) {
    for place in places where last != place { append(place) }
  }
}
