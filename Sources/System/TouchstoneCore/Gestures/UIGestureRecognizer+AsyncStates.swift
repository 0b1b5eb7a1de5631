import Foundation
import GestureCore

/// Receivers of a recognizer's states that are no targets.
final class StateFollowers {
  /// The streams, which end with the recognizer.
  let streams = MainActorSources<GestureState>()
  /// Called at once, before a stream gets the state.
  var listeners: [(GestureState) -> Void] = []

  @inline(never)
  func send(_ state: GestureState) {
    for listener in listeners { listener(state) }
    streams.send(state)
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
  public var states: MainActorStream<GestureState> { ownStateFollowers.streams.makeStream() }
}

extension UIGestureRecognizer {
  /// Calls a closure with each of its states, `failed` and `possible` after a reset included, when its targets would get
  /// their action; for gestures that are made of several recognizers.
  package func followStates(_ body: @escaping @MainActor (GestureState) -> Void) {
    ownStateFollowers.listeners.append(body)
  }

  fileprivate var ownStateFollowers: StateFollowers {
    if let stateFollowers { return stateFollowers }
    let new = StateFollowers()
    stateFollowers = new
    return new
  }
}
