import GestureCore

/// Who has received a finger, a button or a pointer.
extension GestureEnvironment {
  /// Those who have, and have not given it back, in the order in which they came.
  func receivers(of input: Contest.Input) -> [UIGestureRecognizer] {
    var receivers: [UIGestureRecognizer] = []
    eachReceiver(of: input) { receivers.append($0) }
    return receivers
  }

  @inline(__always)
  func eachReceiver(of input: Contest.Input, _ body: (UIGestureRecognizer) -> Void) {
    _ = anyReceiver(of: input) {
      body($0)
      return false
    }
  }

  /// Whether something holds for one of them. A client's code may run to find out, and may do anything.
  @inline(__always)
  func anyReceiver(
    of input: Contest.Input, _ isWanted: (UIGestureRecognizer) -> Bool
  ) -> Bool {
    var receivers = Contest.Receivers(of: input)
    while let receiver = next(&receivers) {
      if receiver.with(isWanted) { return true }
    }
    return false
  }

  /// The next on the way along them.
  @inline(__always)
  func next(_ receivers: inout Contest.Receivers) -> Uncounted<UIGestureRecognizer>? {
    while let member = contest.next(&receivers) {
      if let receiver = roster[member] { return receiver }
    }
    return nil
  }

  func firstReceiver(
    of input: Contest.Input, where isIt: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    var first: UIGestureRecognizer?
    _ = anyReceiver(of: input) { receiver in
      guard isIt(receiver) else { return false }
      first = receiver
      return true
    }
    return first
  }
}
