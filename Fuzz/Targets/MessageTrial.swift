import Foundation
import InspectorNetwork
import TouchInspector

/// Says each line of the bytes to the playground's server, behind a greeting.
///
/// A line that is a number lets so many milliseconds pass; an empty one lets the page catch up.
enum MessageTrial {
  private static let hello = #"{"type":"hello","version":1,"size":[400,600],"scale":2}"#

  static func problems(with bytes: [UInt8]) -> [String] {
    var problems: [String] = []
    let client = ClientID(number: 1)
    let gallery = Gallery.all
    let lobby = Lobby(
      Lobby.Offer(gallery: gallery, first: gallery[0]),
      send: { _, bytes in
        if (try? JSONSerialization.jsonObject(with: Data(bytes))) == nil {
          problems.append("the server says what is no JSON")
        }
      }, close: { _, _ in })
    var time: UInt64 = 1_000_000_000
    func say(_ line: [UInt8]) {
      lobby.hear(.received(client, line, at: time))
      lobby.hear(.rested)
    }
    lobby.hear(.opened(client))
    say(Array(hello.utf8))
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.isEmpty {
        lobby.hear(.drained(client))
        lobby.hear(.rested)
      } else if let pause = UInt64(String(decoding: line, as: UTF8.self)) {
        time += pause % 10_000 * 1_000_000
      } else {
        say(Array(line))
      }
    }
    lobby.hear(.closed(client))
    lobby.hear(.rested)
    return problems
  }
}
