import Foundation
import GestureCore

/// A motion of the content without a finger, as a function of time.
final class ScrollMotion {
  enum Kind {
    case deceleration(x: ScrollPath, y: ScrollPath, isTargeted: Bool)
    case scrolling(x: ScrollPath, y: ScrollPath)
    /// The path is the fraction of the change that is done.
    case zoom(ZoomMove, ScrollPath, isBounce: Bool)
  }

  let kind: Kind
  let start: Timestamp
  /// In seconds. Stored, because each frame reads it.
  let duration: TimeInterval
  private(set) weak var system: TouchSystem?
  private var frame: ScheduledWork?
  /// The time between frames, in seconds.
  private var interval: TimeInterval = 0
  private var frameCount = 0

  init(_ kind: Kind, in system: TouchSystem) {
    self.kind = kind
    self.system = system
    start = system.now
    duration =
      switch kind {
      case .deceleration(let x, let y, _), .scrolling(let x, let y): max(x.duration, y.duration)
      case .zoom(_, let path, _): path.duration
      }
  }

  nonisolated deinit {}

  var elapsed: TimeInterval { system.map(elapsed) ?? 0 }

  func elapsed(in system: TouchSystem) -> TimeInterval { system.now.seconds(since: start) }

  var isDeceleration: Bool {
    if case .deceleration = kind { return true }
    return false
  }

  var isZoom: Bool {
    if case .zoom = kind { return true }
    return false
  }

  var isZoomBounce: Bool {
    if case .zoom(_, _, let isBounce) = kind { return isBounce }
    return false
  }

  /// Calls a closure at the first frame, and again at each frame that it requests.
  func begin(every interval: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    self.interval = interval
    frameCount = 1
    frame = system?.schedule(at: start.advanced(by: interval), work)
  }

  /// Frames are counted from the start, so that their times do not drift.
  func requestFrame() {
    frameCount += 1
    frame?.reschedule(at: start.advanced(by: Double(frameCount) * interval))
  }

  func stop() { frame?.cancel() }
}
