import Foundation
import GestureCore
import Touchstone

#if canImport(CoreFoundation)
  import CoreFoundation
#endif

/// Detects run-loop timers that code under test starts while input is handled: they use the real clock, which a stage cannot
/// advance.
///
/// A run loop reports only its next timer. So a timer is detected if it is the first to fire, from its start until it would
/// have fired on the stage's clock.
struct RealTimers {
  /// A timer that was started, and the stage time at which it should fire.
  private struct Started {
    let next: NextTimer
    let interval: TimeInterval
    let start: Timestamp

    var due: TimeInterval { start.seconds + max(interval, 0) }
  }

  private var started: [Started] = []

  /// Stores a timer that was started since `before` was read, at a stage time.
  mutating func note(since before: NextTimer, at time: Timestamp) {
    let after = NextTimer()
    guard let date = after.date, after.isOtherAndEarlier(than: before) else { return }
    let interval = date - Date().timeIntervalSinceReferenceDate
    started.append(Started(next: after, interval: interval, start: time))
  }

  /// A message about a timer that should have fired by a stage time; `nil` if there is none. Each timer is reported once.
  mutating func complaint(at time: Timestamp) -> String? {
    guard !started.isEmpty else { return nil }
    let overdue = started.filter { $0.due <= time.seconds }
    started.removeAll { $0.due <= time.seconds }
    guard let timer = overdue.first(where: \.next.isStillNext) else { return nil }
    let interval = Reason.spell((timer.interval * 100).rounded() / 100)
    return
      "a Timer was started at \(Reason.spell(timer.start.seconds)) s to fire after \(interval) s by "
      + "the real clock, which no wait moves; a SceneTimer, or the ported source, goes by the stage's"
  }
}

/// When the next timer of this thread's run loop fires, in seconds since the reference date; `nil` if there is none.
struct NextTimer {
  let date: Double?
  #if canImport(CoreFoundation)
    private let runLoop: CFRunLoop

    init() {
      runLoop = CFRunLoopGetCurrent()
      date = Self.next(of: runLoop)
    }

    private static func next(of runLoop: CFRunLoop) -> Double? {
      let date = CFRunLoopGetNextTimerFireDate(runLoop, kCFRunLoopDefaultMode)
      return date > 0 ? date : nil
    }

    /// Whether the timer is pending and no other fires before it.
    var isStillNext: Bool { date != nil && Self.next(of: runLoop) == date }
  #else
    init() { date = nil }

    var isStillNext: Bool { false }
  #endif

  func isOtherAndEarlier(than other: NextTimer) -> Bool {
    guard let date else { return false }
    return other.date.map { date < $0 } ?? true
  }
}
