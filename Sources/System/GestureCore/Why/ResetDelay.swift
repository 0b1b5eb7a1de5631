/// What the reset of a member that receives nothing more waits for (STM-44, STM-45). `Contest+Resets` decides when it is
/// reset; a change there changes this report, too.
public enum ResetDelay: Sendable {
  /// Inputs of its own that are down.
  case ownInputs
  /// Inputs of a member that is linked with it by failure requirements.
  case inputs(of: Member)
  /// A member that is linked with it, and is possible or under way.
  case unfinished(Member)
  /// The member is held until this member fails.
  case failure(of: Member)
}

extension Contest {
  /// Why a member that receives nothing more is not reset yet; `nil` if the end of the event resets it.
  public mutating func resetDelay(of member: Member) -> ResetDelay? {
    guard let number = members.row(of: member) else { return nil }
    if arbiter.standings[number] == .held {
      for other in arbiter.requirements.requirements(of: member)
      where arbiter.standing(of: other).isOpen {
        return .failure(of: other)
      }
    }
    if inputs.hasDown(number) { return .ownInputs }
    guard arbiter.requirements.edgeCount > 0, !members.rows[number].isAborted else { return nil }
    arbiter.findLinked(with: member)
    var delay: ResetDelay?
    for index in 0..<arbiter.linked.count {
      let other = arbiter.linked[index]
      if other == member || members.rows[other.number].isAborted { continue }
      // A member that is not finished may have received the very input that is asked about.
      if !resets.isFinished(other.number) { return .unfinished(other) }
      if inputs.hasDown(other.number) { delay = delay ?? .inputs(of: other) }
    }
    return delay
  }
}
