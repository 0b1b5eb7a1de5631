/// The motion of one coordinate without a finger, as a function of the time since its start.
///
/// It consists of successive pieces, each in closed form, and ends exactly at `end`.
package struct ScrollPath: Sendable, Hashable {
  /// A path may stop at this distance from its end, in points.
  package static let tolerance: CGFloat = 0.5

  private enum Law: Hashable {
    case glide(Glide)
    case spring(EdgeSpring)
    case ease(from: CGFloat, duration: TimeInterval)
  }

  private struct Piece: Hashable {
    var start: TimeInterval
    var law: Law
  }

  private var pieces: [Piece] = []
  package private(set) var duration: TimeInterval = 0
  package private(set) var end: CGFloat

  /// Makes a path that rests at a position.
  package init(at position: CGFloat) {
    end = position
  }

  /// Makes a path that eases from `start` to `end` in a given time.
  package init(from start: CGFloat, to end: CGFloat, easingFor duration: TimeInterval) {
    self.end = end
    guard start != end, duration > 0 else { return }
    pieces = [Piece(start: 0, law: .ease(from: start, duration: duration))]
    self.duration = duration
  }

  package init(_ spring: EdgeSpring, within tolerance: CGFloat = Self.tolerance) {
    self.init(at: spring.target)
    settle(by: spring, within: tolerance)
  }

  package func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let piece = piece(at: time) else { return end }
    let time = max(0, time - piece.start)
    switch piece.law {
    case .glide(let glide): return glide.position(at: time)
    case .spring(let spring): return spring.position(at: time)
    case .ease(let start, let duration):
      let part = CGFloat(time / duration)
      return start + (end - start) * part * part * (3 - 2 * part)
    }
  }

  /// Points per second.
  package func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let piece = piece(at: time) else { return 0 }
    let time = max(0, time - piece.start)
    switch piece.law {
    case .glide(let glide): return glide.velocity(at: time)
    case .spring(let spring): return spring.velocity(at: time)
    case .ease(let start, let duration):
      let part = CGFloat(time / duration)
      return (end - start) * 6 * part * (1 - part) / CGFloat(duration)
    }
  }

  private func piece(at time: TimeInterval) -> Piece? {
    pieces.last { $0.start <= time } ?? pieces.first
  }

  // MARK: - Adding pieces

  /// Appends a glide until it comes to rest.
  mutating func glideOut(_ glide: Glide) {
    pieces.append(Piece(start: duration, law: .glide(glide)))
    duration += glide.duration(within: Self.tolerance)
    end = glide.end
  }

  /// Appends the first seconds of a glide; they end at a position.
  mutating func glide(_ glide: Glide, for time: TimeInterval, until position: CGFloat) {
    pieces.append(Piece(start: duration, law: .glide(glide)))
    duration += time
    end = position
  }

  /// Appends a spring until it comes to rest.
  mutating func settle(by spring: EdgeSpring, within tolerance: CGFloat = Self.tolerance) {
    pieces.append(Piece(start: duration, law: .spring(spring)))
    duration += spring.duration(within: tolerance)
    end = spring.target
  }

  /// Appends the first seconds of a spring; they end at a position.
  mutating func spring(_ spring: EdgeSpring, for time: TimeInterval, until position: CGFloat) {
    pieces.append(Piece(start: duration, law: .spring(spring)))
    duration += time
    end = position
  }
}
