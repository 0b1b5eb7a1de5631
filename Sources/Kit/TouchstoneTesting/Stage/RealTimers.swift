import Foundation
import GestureCore
import Touchstone

#if canImport(CoreFoundation)
  import CoreFoundation
#endif

/// Finds timers of the run loop that code under test starts while input is handled: they go by the real
/// clock, which no stage moves.
///
/// A run loop reports its next timer alone. So a timer is seen if it is the first to fire, from the
/// moment in which it was started to the one in which it would have fired on the stage's clock.
struct RealTimers {
  /// A timer that was started, and when it would fire if the stage's clock moved it.
  private struct Started {
    let next: NextTimer
    let interval: TimeInterval
    let start: Timestamp

    var due: TimeInterval { start.seconds + max(interval, 0) }
  }

  private var started: [Started] = []

  /// Notes the timer that was started since `before` was the next one, at that time of the stage.
  mutating func note(since before: NextTimer, at time: Timestamp) {
    let after = NextTimer()
    guard let date = after.date, after.isOtherAndEarlier(than: before) else { return }
    let interval = date - Date().timeIntervalSinceReferenceDate
    started.append(Started(next: after, interval: interval, start: time))
  }

  /// What to say of the timer that should have fired by that time of the stage and has not; `nil` if
  /// there is none. It is said once.
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

/// When the next timer of this thread's run loop fires, in seconds since the reference date.
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

    /// Whether it has neither fired nor been invalidated, and no other fires before it.
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
