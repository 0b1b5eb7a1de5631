import Foundation
import GestureCore

/// Who follows the states of a recognizer without being a target; they are through when it goes.
final class StateFollowers {
  private var followers: [Int: AsyncStream<GestureState>.Continuation] = [:]
  private var listeners: [@MainActor (GestureState) -> Void] = []
  private var last = 0

  func add(_ follower: AsyncStream<GestureState>.Continuation) -> Int {
    last += 1
    followers[last] = follower
    return last
  }

  /// Listeners hear at once, and stay for as long as the recognizer does.
  func add(_ listener: @escaping @MainActor (GestureState) -> Void) {
    listeners.append(listener)
  }

  func remove(_ number: Int) { followers[number] = nil }

  @MainActor func tell(_ state: GestureState) {
    for listener in listeners { listener(state) }
    for (_, follower) in followers.sorted(by: { $0.key < $1.key }) { follower.yield(state) }
  }

  deinit {
    for follower in followers.values { follower.finish() }
  }
}

/// Whose states can be awaited. A protocol of its own, so that a subclass may have `states` itself, as
/// one may that was written for iOS.
@MainActor public protocol GestureStateSource: AnyObject {}

extension UIGestureRecognizer: GestureStateSource {}

extension GestureStateSource where Self: UIGestureRecognizer {
  /// Its states from now on: one for each action, and where there is none, `failed` and the way back
  /// to `possible`. None is lost, however late one asks for the next; the recognizer itself may be
  /// further on by then. The sequence ends with the recognizer.
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
  /// Calls a closure with each of its states, `failed` and the way back to `possible` included, in the
  /// moment in which its targets would hear; for gestures that are made of several recognizers.
  package func followStates(_ body: @escaping @MainActor (GestureState) -> Void) {
    let followers = stateFollowers ?? StateFollowers()
    stateFollowers = followers
    followers.add(body)
  }
}
