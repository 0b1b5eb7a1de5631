import Testing

@testable import InspectorNetwork

@Suite("How many may be here at a time")
struct PlacesTests {
  private func places(_ descriptors: Int) throws -> [Int] {
    let places = try Places(ServerSettings.Limits(), descriptors: descriptors)
    return [places.clients, places.guests, places.strangers]
  }

  @Test("with few file descriptors there is less room for each, and always some for pages")
  func fewer() throws {
    #expect(try places(1 << 20) == [64, 400, 128])
    #expect(try places(1072) == [64, 400, 128])
    #expect(try places(1071) == [64, 400, 127])
    #expect(try places(651) == [64, 400, 75])
    #expect(try places(650) == [64, 399, 75])
    #expect(try places(559) == [63, 322, 63])
    #expect(try places(64) == [2, 10, 2])
  }

  @Test("all of them have a descriptor each, pages three, and the server its own")
  func room() throws {
    for descriptors in 56..<2000 {
      let places = try Places(ServerSettings.Limits(), descriptors: descriptors)
      #expect(places.guests + places.strangers + 2 * places.clients + 48 <= descriptors)
      #expect(places.clients > 0 && places.strangers > 0 && places.guests > places.clients)
    }
  }

  @Test("where there is no room it says so", arguments: [0, 8, 55])
  func none(descriptors: Int) {
    #expect(throws: ServerError.noDescriptors) { try places(descriptors) }
  }
}
