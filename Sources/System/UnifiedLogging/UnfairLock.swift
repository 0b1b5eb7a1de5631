// Darwin's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

/// A lock that takes the room of one number.
public struct os_unfair_lock_s: Sendable {
  /// 1 while it is held.
  fileprivate var word: UInt32 = 0

  public init() {}
}

/// A lock that takes the room of one number.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for the lock. A thread that has it already waits for ever, where Apple's ends the process.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes the lock if it is free; whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  word(of: lock).pointee.compareExchange(
    expected: 0, desired: 1, ordering: .acquiringAndReleasing
  ).exchanged
}

/// Frees the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  word(of: lock).pointee.store(0, ordering: .releasing)
}

/// The lock's own memory as an atomic number, which has the size and the alignment of the number. Apple's interface is
/// a pointer, and code that passes `&lock` may pass a copy that is written back, so a table by addresses would not do.
private func word(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}
