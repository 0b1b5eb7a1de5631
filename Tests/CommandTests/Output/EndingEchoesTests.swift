import Testing

@testable import TouchstoneCommand

@Suite("Signals that come twice") struct EndingEchoesTests {
  @Test("what comes within half a second of the first is its echo, and a later one insists")
  func echoes() {
    let echoes = EndingEchoes()
    let start = ContinuousClock.now
    let meanings = [0, 0, 5, 400, 500, 501, 10_000].map {
      echoes.note(at: start + .milliseconds($0))
    }
    #expect(meanings == [.first, .echo, .echo, .echo, .echo, .insistence, .insistence])
  }
}
