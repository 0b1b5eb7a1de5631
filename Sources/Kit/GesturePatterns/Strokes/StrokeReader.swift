import Foundation
import GestureCore

/// Finds what fingers and pencils drew in input: each touch is a stroke, and strokes that follow each other
/// closely are one drawing. Touches that were cancelled, and those that went nowhere, drew nothing.
public struct StrokeReader: Sendable {
  /// Seconds after the last lift within which the next stroke belongs to the same drawing.
  public let pause: TimeInterval
  private var all: [StrokeDrawing] = []
  private var open: [Int: [CGPoint]] = [:]
  private var lastLift: Timestamp?

  /// Makes a reader that has seen nothing.
  public init(pause: TimeInterval = 0.5) { self.pause = pause }

  /// What has been drawn so far, in order; strokes that are not over yet are left out.
  public var drawings: [StrokeDrawing] { all.filter { $0.fault == nil } }

  /// Takes in the next frame; frames come in order of time.
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
  /// Goes on to places that it is not at already.
  fileprivate mutating func follow(_ places: [CGPoint]) {
    for place in places where last != place { append(place) }
  }
}
