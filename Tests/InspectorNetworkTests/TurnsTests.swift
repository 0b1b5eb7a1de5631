import Testing

@testable import InspectorNetwork

@Suite("Turns")
struct TurnsTests {
  private func event(_ client: Int, _ byte: UInt8) -> NetworkEvent {
    .received(ClientID(number: client), [byte], at: 0)
  }

  private func spell(_ event: NetworkEvent) -> String {
    switch event {
    case .opened(let client): "\(client.number) opened"
    case .received(let client, let bytes, at: _): "\(client.number) \(bytes[0])"
    case .drained(let client): "\(client.number) drained"
    case .closed(let client): "\(client.number) closed"
    case .rested: "rested"
    }
  }

  @Test("whoever talks without end keeps nobody waiting, and everybody is heard in order")
  func fair() {
    var turns = Turns()
    turns.add(.opened(ClientID(number: 1)))
    for byte in 1...4 { turns.add(event(1, UInt8(byte))) }
    turns.add(event(2, 9))
    var heard = (0..<2).compactMap { _ in turns.next() }.map(spell)
    turns.add(event(2, 10))
    turns.add(.closed(ClientID(number: 2)))
    while let event = turns.next() { heard.append(spell(event)) }
    #expect(
      heard == ["1 opened", "2 9", "1 1", "2 10", "1 2", "2 closed", "1 3", "1 4"] && turns.isEmpty)
  }

  @Test("what a client said can be forgotten, but not that it has gone")
  func forget() {
    var turns = Turns()
    for byte in 1...4 { turns.add(event(1, UInt8(byte))) }
    turns.add(.closed(ClientID(number: 1)))
    turns.add(event(2, 9))
    let waiting = turns.waiting(of: ClientID(number: 1))
    turns.forgetMessages(of: ClientID(number: 1))
    var heard: [String] = []
    while let event = turns.next() { heard.append(spell(event)) }
    #expect(
      heard == ["2 9", "1 closed"] && waiting == ServerSettings.Waiting(count: 5, bytes: 4)
        && turns.bytes == 0)
  }
}
