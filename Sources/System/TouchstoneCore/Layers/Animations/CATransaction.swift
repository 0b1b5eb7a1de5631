import Foundation
import GestureCore

/// Changes of layers that are made together: how they are animated, and what is to be done when they
/// have come to their end.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  /// The animations of one transaction that are under way.
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

  /// Begins a group of changes in the one that is open.
  public class func begin() { levels.append(Level()) }

  /// Ends the transaction that was begun last. Its completion is called when all of its animations have
  /// ended, or with the next deadlines of this moment if there are none.
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

  /// Has no effect, since nothing is deferred: what is set is set.
  public class func flush() {}

  /// How long changes take, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    setting("animationDuration") as? CFTimeInterval ?? 0.25
  }
  /// Says how long changes of this group take, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { set("animationDuration", dur) }

  /// The curve of changes.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    setting("animationTimingFunction") as? CAMediaTimingFunction
  }
  /// Says by which curve changes of this group go.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    set("animationTimingFunction", function)
  }

  /// Whether changes happen at once.
  public class func disableActions() -> Bool { setting("disableActions") as? Bool ?? false }
  /// Says whether changes of this group happen at once.
  public class func setDisableActions(_ flag: Bool) { set("disableActions", flag) }

  /// What is called when the animations of this group are over.
  public class func completionBlock() -> (() -> Void)? { levels.last?.waiting.completion }
  /// Says what is called when the animations that follow in this group are over.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    levels.last?.waiting.completion = block
  }

  /// A value that was kept with this group, or with one around it.
  public class func value(forKey key: String) -> Any? { setting(key) }
  /// Keeps a value with this group.
  public class func setValue(_ anObject: Any?, forKey key: String) { set(key, anObject) }

  /// The transaction that an animation belongs to that is added now.
  static var waiting: Waiting? { levels.last?.waiting }

  /// Makes changes at once.
  static func withoutActions(_ body: () -> Void) {
    levels.append(Level(settings: ["disableActions": true]))
    body()
    levels.removeLast()
  }

  /// The innermost that says something counts.
  private static func setting(_ key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.settings[key] { return value }
    }
    return nil
  }

  /// Outside of a transaction there is no end to what is set, so it is not.
  private static func set(_ key: String, _ value: Any?) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].settings[key] = value
  }
}

/// The key of the duration.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes happen at once.
nonisolated public let kCATransactionDisableActions = "disableActions"
/// The key of the curve.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called at the end.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
