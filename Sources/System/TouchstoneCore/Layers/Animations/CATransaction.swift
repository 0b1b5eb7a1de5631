import Foundation
import GestureCore

/// A group of changes of layers, with the settings of their animations and a completion.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  /// The running animations of one transaction.
  final class Waiting {
    var count = 0
    var isCommitted = false
    var completion: (() -> Void)?

    func leave() {
      count -= 1
      finishIfDone()
    }

    func finishIfDone() {
      guard isCommitted, count == 0, let completion else { return }
      self.completion = nil
      completion()
    }
  }

  private struct Level {
    var settings: [String: Any] = [:]
    let waiting = Waiting()
  }

  private static var levels: [Level] = []

  /// Begins a nested transaction.
  public class func begin() { levels.append(Level()) }

  /// Ends the innermost transaction. Its completion is called when all of its animations have ended, or with the next deadlines
  /// of this moment if there are none.
  public class func commit() {
    guard let level = levels.popLast() else { return }
    let waiting = level.waiting
    waiting.isCommitted = true
    guard waiting.count == 0, waiting.completion != nil else { return }
    if let system = TouchSystem.current {
      system.schedule(at: system.now) { waiting.finishIfDone() }
    } else {
      waiting.finishIfDone()
    }
  }

  /// Has no effect, since changes are never deferred.
  public class func flush() {}

  /// The duration of animations, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    setting("animationDuration") as? CFTimeInterval ?? 0.25
  }
  /// Sets the duration of the transaction's animations, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { set("animationDuration", dur) }

  /// The timing curve of animations.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    setting("animationTimingFunction") as? CAMediaTimingFunction
  }
  /// Sets the timing curve of the transaction's animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    set("animationTimingFunction", function)
  }

  /// Whether changes are made without animation.
  public class func disableActions() -> Bool { setting("disableActions") as? Bool ?? false }
  /// Sets whether the transaction's changes are made without animation.
  public class func setDisableActions(_ flag: Bool) { set("disableActions", flag) }

  /// The closure that is called when the transaction's animations have ended.
  public class func completionBlock() -> (() -> Void)? { levels.last?.waiting.completion }
  /// Sets the closure that is called when the animations that follow in the transaction have ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    levels.last?.waiting.completion = block
  }

  /// A value that was stored in this transaction or in an enclosing one.
  public class func value(forKey key: String) -> Any? { setting(key) }
  /// Stores a value in the transaction.
  public class func setValue(_ anObject: Any?, forKey key: String) { set(key, anObject) }

  /// The transaction of animations that are added now.
  static var waiting: Waiting? { levels.last?.waiting }

  /// Makes changes without animation.
  static func withoutActions(_ body: () -> Void) {
    levels.append(Level(settings: ["disableActions": true]))
    body()
    levels.removeLast()
  }

  /// The value of the innermost transaction that has one.
  private static func setting(_ key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.settings[key] { return value }
    }
    return nil
  }

  /// Outside of a transaction, settings would never end, so they are ignored.
  private static func set(_ key: String, _ value: Any?) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].settings[key] = value
  }
}

/// The key of the duration.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes are made without animation.
nonisolated public let kCATransactionDisableActions = "disableActions"
/// The key of the timing curve.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
