import Foundation
import Testing

@testable import TouchstoneCommand

/// The rows of the table that are about a session.
@Suite("Signs of a session")
struct SessionSignTests {
  private static let scene = #"""
    {"size": [400, 800], "view": {"name": "page", "recognizers": [], "subviews": [
      {"name": "card", "frame": [0, 0, 200, 200], "recognizers": [
        {"type": "tap", "name": "two", "numberOfTapsRequired": 2}]},
      {"type": "button", "name": "save", "frame": [0, 300, 200, 100]},
      {"type": "button", "name": "grey", "frame": [200, 300, 200, 100], "isEnabled": false},
      {"type": "slider", "name": "volume", "frame": [0, 500, 200, 40]}
    ]}}
    """#

  /// The rows of these kinds as `type began-ended x,y` and figures.
  private func signs(
    _ changes: String, scene: String? = nil, _ options: String...
  ) throws -> [String] {
    let folder = try Folder([
      "a.touches": "touches 1\nsize 400x800\n" + changes, "s.scene.json": scene ?? "",
    ])
    let asked = scene == nil ? [] : ["--scene", folder["s.scene.json"]]
    let run = Run(arguments: ["explain", "--flat"] + asked + options + [folder["a.touches"]])
    #expect(run.errors == "")
    return try run.output.split(separator: "\n").compactMap { line in
      let row = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      guard let type = row["type"] as? String,
        ["rageTap", "deadTap", "hesitation"].contains(type)
      else { return nil }
      let words = ["began", "ended", "x", "y", "taps", "limit", "measured", "bound", "recognizer"]
        .compactMap { name in
          row[name].flatMap { $0 is NSNull ? nil : "\(name)=\($0)" }
        }
      return ([type] + words + [row["reason"] as? String ?? ""]).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  /// Taps of 50 ms at these moments and places.
  private func taps(_ taps: (Double, Int, Int)...) -> String {
    taps.enumerated().map { id, tap in
      "\(tap.0) down \(id) \(tap.1),\(tap.2)\n\(tap.0 + 0.05) up \(id)\n"
    }.joined()
  }

  @Test("three taps in one place within a second are a rage, as many as go on so")
  func rage() throws {
    #expect(
      try signs(taps((0, 100, 100), (0.25, 110, 100), (0.5, 120, 110), (0.75, 120, 110)))
        == [
          "rageTap began=0 ended=0.8 x=100 y=100 taps=4 limit=rageInterval measured=0.55 bound=1"
        ])
    #expect(try signs(taps((0, 100, 100), (0.25, 110, 100))) == [])
    #expect(try signs(taps((0, 100, 100), (0.5, 100, 100), (1.25, 100, 100))) == [])
    #expect(try signs(taps((0, 100, 100), (0.25, 130, 100), (0.5, 160, 100))) == [])
    // The first is none of them, and the last are a rage of their own.
    #expect(
      try signs(
        taps(
          (0, 300, 300), (0.25, 100, 100), (0.5, 100, 100), (0.75, 100, 100), (3, 100, 100),
          (3.25, 100, 100), (3.5, 100, 100))
      ).map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "rageTap began=0.25 ended=0.8", "rageTap began=3 ended=3.55",
      ])
  }

  @Test("its limits are options")
  func limits() throws {
    let slow = taps((0, 100, 100), (0.9, 140, 100))
    #expect(try signs(slow, "--rage-taps", "2", "--rage-distance", "40").count == 1)
    #expect(try signs(slow, "--rage-taps", "2") == [])
    #expect(
      try signs(slow, "--rage-taps", "2", "--rage-distance", "40", "--rage-interval", "0.5") == [])
    let rest = "0 down 1 100,100\n0.2 move 1 150,100\n0.25 up 1\n"
    #expect(try signs(rest) == [])
    #expect(try signs(rest, "--hesitation", "0.2").count == 1)
  }

  @Test("a finger that rests and then moves hesitates, unless it pressed long or was moving slowly")
  func hesitation() throws {
    #expect(
      try signs(
        "0 down 1 100,100\n0.35 move 1 102,100\n0.4 move 1 150,100\n0.5 up 1\n", scene: Self.scene)
        == [
          "hesitation began=0 ended=0.4 x=100 y=100 limit=hesitation measured=0.4 bound=0.3"
        ])
    #expect(try signs("0 down 1 100,100\n0.8 move 1 150,100\n0.9 up 1\n") == [])
    let slow = (1...20).map { "\(Double($0) / 20) move 1 \(100 + $0),100\n" }.joined()
    #expect(try signs("0 down 1 100,100\n" + slow + "1.1 up 1\n") == [])
  }

  @Test("a tap is dead at which nothing of the scene acts, with the reason")
  func dead() throws {
    #expect(try signs(taps((0, 100, 700))) == [])
    #expect(
      try signs(
        taps((0, 100, 700), (1, 100, 100), (2, 100, 350), (3, 300, 350), (4, 100, 520)),
        scene: Self.scene
      ) == [
        "deadTap began=0 ended=0.05 x=100 y=700 taps=1 it hit “page”, and neither it nor a view around"
          + " it has a recognizer",
        "deadTap began=1 ended=1.05 x=100 y=100 taps=1 limit=tapInterval measured=0.35 bound=0.35"
          + " recognizer=two waited 0.35 s for the next tap, the whole of tapInterval 0.35",
        "deadTap began=3 ended=3.05 x=300 y=350 taps=1 it hit “grey”, which is disabled",
        "deadTap began=4 ended=4.05 x=100 y=520 taps=1 it hit “volume”, which does nothing at a tap"
          + " there",
      ])
    // Both taps of a double tap have an effect.
    #expect(try signs(taps((0, 100, 100), (0.2, 100, 100)), scene: Self.scene) == [])
  }
}
