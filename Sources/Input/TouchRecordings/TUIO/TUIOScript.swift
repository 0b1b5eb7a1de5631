import GestureCore

/// Converts TUIO messages to contacts; adds times if the recording has none.
struct TUIOScript: Sendable {
  /// The interval for recordings without times in nanoseconds, that of most cameras and screens.
  private static let step: Int64 = 1_000_000_000 / 60

  let surface = ContactSurface(unit: .shares)
  private var tracker = TUIOTracker()
  /// The generated time, and the number of its bundle.
  private var paced: (time: Int64, number: Int64?) = (0, nil)
  private var hasToldPace = false

  /// Reads a message; `time` is its arrival or sending in the recording's time.
  mutating func take(
    _ message: OSCPacket.Message, from sender: String = "", at time: Timestamp?,
    into ledger: inout ContactLedger
  ) {
    switch tracker.receive(message, from: sender) {
    case .nothing: break
    case .malformed(let what): ledger.remark(.malformed, "\(what), left out")
    case .outOfOrder:
      ledger.remark(.time, "a bundle is older than the one before, left out", severity: .note)
    case .frame(let cursors, let lost, let number):
      ledger.at(time ?? pace(number, &ledger))
      for id in lost where ledger.isDown(id) { ledger.cancel(id) }
      ledger.show(cursors.map { ($0.id, ContactReading(x: $0.x, y: $0.y)) })
      ledger.commit()
    }
  }

  /// Bundles without times are frames at 60 per second.
  private mutating func pace(_ number: Int64, _ ledger: inout ContactLedger) -> Timestamp {
    if !hasToldPace {
      hasToldPace = true
      ledger.remark(
        .device, "has no times; 60 bundles a second are assumed",
        remedy: "record with a tool that writes the time of arrival", severity: .assumption)
    }
    let passed = paced.number.map { number > $0 && number - $0 < 600 ? number - $0 : 1 } ?? 0
    paced = (paced.time + passed * Self.step, number < 0 ? paced.number : number)
    return Timestamp(nanoseconds: paced.time)
  }
}
