import Foundation
import GestureCore

/// A movement of content by itself, as a function of time.
final class ScrollMotion {
  enum Kind {
    case deceleration(x: ScrollPath, y: ScrollPath, isTargeted: Bool)
    case scrolling(x: ScrollPath, y: ScrollPath)
    /// The path tells which part of the change is done.
    case zoom(ZoomMove, ScrollPath, isBounce: Bool)
  }

  let kind: Kind
  let start: Timestamp
  private(set) weak var system: TouchSystem?
  private var frame: ScheduledWork?
  private var frameCount = 0

  init(_ kind: Kind, in system: TouchSystem) {
    self.kind = kind
    self.system = system
    start = system.now
  }

  nonisolated deinit {}

  var elapsed: TimeInterval { system?.now.seconds(since: start) ?? 0 }

  var duration: TimeInterval {
    switch kind {
    case .deceleration(let x, let y, _), .scrolling(let x, let y): max(x.duration, y.duration)
    case .zoom(_, let path, _): path.duration
    }
  }

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

  /// Asks for the next frame. Frames are counted from the start, so that their times do not drift.
  func requestFrame(every interval: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    frameCount += 1
    frame = system?.schedule(at: start.advanced(by: Double(frameCount) * interval), work)
  }

  func stop() { frame?.cancel() }
}
