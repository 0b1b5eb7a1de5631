import GestureCore

/// The loops over the contest's steps. Client code that a step runs adds facts to the contest, and the loop finds them
/// there.
extension GestureEngine {
  /// The turn of a window with an event.
  @inline(__always)
  func runTurn(of window: UIWindow, with event: UIEvent) {
    let touches = event.changedTouches(in: window)
    var turn = Contest.Turn(.window(isOnly: event.onlyWindow != nil))
    while let step = contest.next(&turn, { preventionWithoutAsking($0, $1) }) {
      switch step {
      case .gather: gather(event, touches, in: window)
      case .notify: notify(event, touches, in: window)
      case .deliver(inWindow: true): deliver(event, touches, in: window)
      default: perform(step)
      }
    }
  }

  /// The end of a pass, when each window has had its turn.
  func runEndOfPass() {
    var turn = Contest.Turn(.end)
    while let step = contest.next(&turn, { preventionWithoutAsking($0, $1) }) { perform(step) }
  }

  @inline(__always)
  private func perform(_ step: Contest.Step) {
    switch step {
    case .decide(let decision): carryOut(decision)
    case .cancelTouches(let member, let state):
      roster[member]?.with { cancelTouches(of: $0, state) }
    case .act(let member, let state): roster[member]?.with { sendAction(state, of: $0) }
    case .deliver: deliverPending()
    case .dropUnseen: dropUnseen()
    case .cancel(let member): roster[member]?.with { cancelStranded($0) }
    case .fail(let member): roster[member]?.with { finish($0, as: .failed, because: .nothingLeft) }
    case .withdraw(let member): roster[member]?.with { withdraw($0) }
    case .reportStranded(let member): roster[member]?.with { reportStranded($0) }
    case .reset(let member): roster[member]?.with { reset($0) }
    case .gather, .notify: break
    }
  }
}
