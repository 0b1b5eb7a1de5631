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

  @Test("a client that talks without end keeps none waiting, and all are heard in order")
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

  @Test("a client that costs much comes after those that cost little, and after later ones")
  func costs() {
    var turns = Turns()
    var heard: [String] = []
    func hear(_ count: Int) {
      for _ in 0..<count {
        guard let event = turns.next() else { return }
        heard.append(spell(event))
        turns.charge(heard.last?.hasPrefix("1 ") == true ? 100 : 10)
      }
    }
    for byte in 1...3 {
      for client in 1...2 { turns.add(event(client, UInt8(byte))) }
    }
    hear(3)
    turns.add(event(3, 1))
    hear(2)
    for byte in 4...5 { turns.add(event(2, UInt8(byte))) }
    hear(9)
    #expect(heard == ["1 1", "2 1", "2 2", "3 1", "2 3", "2 4", "2 5", "1 2", "1 3"])
    #expect(turns.isEmpty)
  }

  @Test("once nobody waits, nothing is held against anybody")
  func forgiven() {
    var turns = Turns()
    turns.add(event(1, 1))
    _ = turns.next()
    turns.charge(1000)
    for client in 1...2 { turns.add(event(client, 2)) }
    #expect([turns.next(), turns.next()].compactMap(\.self).map(spell) == ["1 2", "2 2"])
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
