import Dispatch

/// Delivers network events to the main actor in fair turns and time slices, so that other work of
/// the main actor can run.
@MainActor final class Reception {
  /// The most messages of a disconnected client that are still delivered, because no client reads
  /// the answers.
  private static let mostOfGone = 100

  private let events: Mailbox<NetworkEvent>
  private let hear: @MainActor (NetworkEvent) -> Void
  private let close: (ClientID, String) -> Void
  private let limits: ServerSettings.Limits
  private var turns = Turns()
  private var isDueAgain = false

  init(
    _ events: Mailbox<NetworkEvent>, limits: ServerSettings.Limits,
    hear: @escaping @MainActor (NetworkEvent) -> Void, close: @escaping (ClientID, String) -> Void
  ) {
    self.events = events
    self.limits = limits
    self.hear = hear
    self.close = close
  }

  func work() {
    isDueAgain = false
    for event in events.takeAll() { take(event) }
    var slice = TimeSlice()
    while !slice.isOver, let event = turns.next() {
      hear(event)
      turns.charge(slice.measureStep())
    }
    hear(.rested)
    guard !turns.isEmpty, !isDueAgain else { return }
    isDueAgain = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.work() } }
  }

  private func take(_ event: NetworkEvent) {
    turns.add(event)
    if case .closed(let client) = event, turns.waiting(of: client).count > Self.mostOfGone {
      return turns.forgetMessages(of: client)
    }
    guard case .received(let client, _, at: _) = event else { return }
    guard limits.isTooMuch(turns.waiting(of: client), ofAll: turns.bytes) else { return }
    turns.forgetMessages(of: client)
    close(client, "That was too much at once.")
  }
}
