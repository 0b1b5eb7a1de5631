// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// The result of a successful call of `objc_sync_enter` or `objc_sync_exit`.
nonisolated public let OBJC_SYNC_SUCCESS = 0
/// The result of `objc_sync_exit` if the thread does not hold the object's lock.
nonisolated public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1

/// Waits until no other thread holds the object's lock, and holds it. The same thread may hold it several times.
@discardableResult
nonisolated public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(obj as AnyObject)
  return Int32(OBJC_SYNC_SUCCESS)
}

/// Gives the object's lock back once.
@discardableResult
nonisolated public func objc_sync_exit(_ obj: Any) -> Int32 {
  let isDone = ObjectLocks.exit(obj as AnyObject)
  return Int32(isDone ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

/// The locks of the objects that are locked now.
nonisolated private enum ObjectLocks {
  private struct Entry {
    let lock = NSRecursiveLock()
    /// How often threads have entered, or wait to.
    var users = 0
    var owner: ObjectIdentifier?
    /// How often the owner has entered.
    var depth = 0
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func enter(_ object: AnyObject) {
    let key = ObjectIdentifier(object)
    let lock = entries.withLock {
      var entry = $0[key] ?? Entry()
      entry.users += 1
      $0[key] = entry
      return entry.lock
    }
    lock.lock()
    entries.withLock {
      $0[key]?.owner = ObjectIdentifier(Thread.current)
      $0[key]?.depth += 1
    }
  }

  static func exit(_ object: AnyObject) -> Bool {
    let key = ObjectIdentifier(object)
    return entries.withLock {
      guard var entry = $0[key], entry.owner == ObjectIdentifier(Thread.current) else {
        return false
      }
      entry.users -= 1
      entry.depth -= 1
      if entry.depth == 0 { entry.owner = nil }
      $0[key] = entry.users > 0 ? entry : nil
      entry.lock.unlock()
      return true
    }
  }
}

/// The number of references to an object.
nonisolated public func CFGetRetainCount(_ cf: AnyObject!) -> CFIndex {
  cf.map { CFIndex(_getRetainCount($0)) } ?? 0
}
