/// How far the contest has come in time. Only this file writes the fields.
public struct PassState: ~Copyable {
  /// Grows with every event and every deadline: one `.changed` action for each (STM-25).
  public private(set) var number: UInt64 = 0
  public private(set) var isUnderWay = false
  /// The time of the input that is being handled.
  public private(set) var time = Timestamp.zero
  /// Whether a turn settles: decisions are carried out and actions sent, perhaps by a turn further out.
  @usableFromInline private(set) var isSettling = false
  /// Whether something has happened that may strand a member, or make one ready for its reset.
  @usableFromInline private(set) var needsEndCheck = false
  /// Whether a stranded candidate fails. Otherwise it stays possible until its class decides (COR-17).
  public var failsStranded = false

  init() {}

  mutating func start() {
    isUnderWay = true
    number += 1
  }

  mutating func end() { isUnderWay = false }

  public mutating func setTime(_ time: Timestamp) { self.time = time }

  mutating func startSettling() { isSettling = true }
  mutating func stopSettling() { isSettling = false }

  mutating func requireEndCheck() { needsEndCheck = true }
  mutating func clearEndCheck() { needsEndCheck = false }

  func copy() -> PassState {
    var copy = PassState()
    (copy.number, copy.isUnderWay, copy.time) = (number, isUnderWay, time)
    (copy.isSettling, copy.needsEndCheck) = (isSettling, needsEndCheck)
    copy.failsStranded = failsStranded
    return copy
  }
}
