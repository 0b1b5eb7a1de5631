import Foundation
import GestureCore

/// Receivers of a recognizer's states that are no targets; they finish with the recognizer.
final class StateFollowers {
  private var followers: [Int: AsyncStream<GestureState>.Continuation] = [:]
  private var listeners: [@MainActor (GestureState) -> Void] = []
  private var last = 0

  func add(_ follower: AsyncStream<GestureState>.Continuation) -> Int {
    last += 1
    followers[last] = follower
    return last
  }

  /// Listeners are called at once, and stay as long as the recognizer.
  func add(_ listener: @escaping @MainActor (GestureState) -> Void) {
    listeners.append(listener)
  }

  func remove(_ number: Int) { followers[number] = nil }

  @MainActor func send(_ state: GestureState) {
    for listener in listeners { listener(state) }
    for (_, follower) in followers.sorted(by: { $0.key < $1.key }) { follower.yield(state) }
  }

  deinit {
    for follower in followers.values { follower.finish() }
  }
}

/// A recognizer whose states can be awaited. A protocol, so that a subclass of an app may declare `states` itself.
@preconcurrency @MainActor
public protocol GestureStateSource: AnyObject {}

extension UIGestureRecognizer: GestureStateSource {}

extension GestureStateSource where Self: UIGestureRecognizer {
  /// Its states from now on: one for each action, and without an action `failed` and `possible` after a reset. None is lost,
  /// however late the next one is awaited; the recognizer's own state may be a later one by then. The sequence ends with the
  /// recognizer.
  ///
  /// ```swift
  /// for await state in pan.states where state == .ended { … }
  /// ```
  public var states: AsyncStream<GestureState> {
    let (stream, continuation) = AsyncStream.makeStream(of: GestureState.self)
    let followers = stateFollowers ?? StateFollowers()
    stateFollowers = followers
    let number = followers.add(continuation)
    continuation.onTermination = { [weak followers] _ in
      Task { @MainActor in followers?.remove(number) }
    }
    return stream
  }
}

extension UIGestureRecognizer {
  /// Calls a closure with each of its states, `failed` and `possible` after a reset included, when its targets would get
  /// their action; for gestures that are made of several recognizers.
  package func followStates(_ body: @escaping @MainActor (GestureState) -> Void) {
    let followers = stateFollowers ?? StateFollowers()
    stateFollowers = followers
    followers.add(body)
  }
}
