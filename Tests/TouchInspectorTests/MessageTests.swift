import Effort
import Foundation
import Testing

@testable import TouchInspector

@Suite("Messages that are none")
struct MessageTests {
  private static let valid: [String] = [
    #"{"type":"hello","version":1,"size":[400,600],"scale":2}"#,
    #"{"type":"input","frames":[{"stamp":5000.125,"contacts":[{"id":1,"phase":"began","samples":[[4999,10.5,20],[5000.125,11,21,8.5,0.25,1.2,-0.5,0]]}],"modifiers":0,"buttons":0}],"sequence":1}"#,
    #"{"type":"input","frames":[{"stamp":5010,"contacts":[{"id":1,"phase":"moved","kind":"pencil","samples":[[5010,12,20]]},{"id":2,"phase":"began","samples":[[5010,1,2]]}]}],"sequence":2}"#,
    #"{"type":"input","frames":[{"stamp":5020,"hover":{"phase":"began","x":1,"y":2},"scroll":{"phase":"began","x":1,"y":2,"dx":3,"dy":4,"discrete":true},"transform":{"phase":"began","x":1,"y":2,"scale":1,"rotation":0},"presses":[{"id":1,"phase":"began","type":4,"characters":"a","usage":4,"modifiers":0}]}],"sequence":3}"#,
    #"{"type":"tick","stamp":5030}"#, #"{"type":"interrupt","stamp":5040,"reason":"blur"}"#,
    #"{"type":"open","example":"pan"}"#,
    #"{"type":"open","scene":{"size":[300,200],"views":[]}}"#,
    #"{"type":"set","target":"tuning","property":"tapMovement","value":12}"#,
    #"{"type":"set","target":"recognizer","id":1,"property":"isEnabled","value":true}"#,
    #"{"type":"add","view":1,"kind":"tap","name":"x"}"#, #"{"type":"remove","recognizer":1}"#,
    #"{"type":"relate","recognizer":1,"other":2,"relation":"waitsFor","on":true}"#,
    #"{"type":"why","recognizer":1,"at":0.5,"ask":1}"#, #"{"type":"select","view":1}"#,
    #"{"type":"record","on":true}"#, #"{"type":"recording","ask":1}"#, #"{"type":"code","ask":1}"#,
    ##"{"type":"load","name":"x","text":"# touches"}"##, #"{"type":"replay","do":"seek","at":1}"#,
    #"{"type":"recordings"}"#, #"{"type":"ping","stamp":1}"#,
  ]

  private static let malformed: [String] =
    [
      "", " ", "null", "true", "4", "\"hello\"", "[]", "[1]", "{", "}", "{}", #"{"type":4}"#,
      #"{"type":null}"#, #"{"type":"dance"}"#, #"{"type":["input"]}"#, "\u{0}",
      "{\"type\":\"tick\"",
      #"{"type":"tick"}"#, #"{"type":"tick","stamp":"NaN"}"#, #"{"type":"tick","stamp":null}"#,
      #"{"type":"tick","stamp":NaN}"#, #"{"type":"tick","stamp":1e999}"#,
      #"{"type":"tick","stamp":true}"#, #"{"type":"input"}"#, #"{"type":"input","frames":[]}"#,
      #"{"type":"input","frames":{},"sequence":1}"#, #"{"type":"input","frames":[4],"sequence":1}"#,
      #"{"type":"input","frames":[{}],"sequence":1}"#,
      #"{"type":"input","frames":[{"stamp":-1}],"sequence":1}"#,
      #"{"type":"input","frames":[{"stamp":1e14}],"sequence":1}"#,
      #"{"type":"input","frames":[{"stamp":1}],"sequence":1.5}"#,
      #"{"type":"input","frames":[{"stamp":1}],"sequence":1e300}"#,
      #"{"type":"input","frames":[{"stamp":1,"buttons":-1}],"sequence":1}"#,
      #"{"type":"input","frames":[{"stamp":1,"modifiers":9223372036854775807}],"sequence":1}"#,
      #"{"type":"select","view":"table"}"#, #"{"type":"select","view":1e308}"#,
      #"{"type":"open"}"#, #"{"type":"open","example":"pan","scene":{}}"#,
      #"{"type":"open","example":7}"#, #"{"type":"open","scene":[]}"#,
      #"{"type":"set","target":"world","property":"a","value":1}"#,
      #"{"type":"set","target":"tuning","property":"tapMovement"}"#,
      #"{"type":"set","target":"tuning","property":"tapMovement","value":[1]}"#,
      #"{"type":"set","target":"tuning","property":"tapMovement","value":1e308}"#,
      #"{"type":"set","target":"tuning","property":"tapMovement","value":-1e308}"#,
      #"{"type":"add","view":1}"#, #"{"type":"add","view":-1,"kind":"tap"}"#,
      #"{"type":"add","view":1,"kind":"tap","name":5}"#, #"{"type":"remove","recognizer":-1}"#,
      #"{"type":"remove"}"#,
      #"{"type":"relate","recognizer":1,"other":1,"relation":"waitsFor","on":true}"#,
      #"{"type":"relate","recognizer":1,"other":2,"relation":"hates","on":true}"#,
      #"{"type":"relate","recognizer":1,"other":2,"relation":"waitsFor","on":1}"#,
      #"{"type":"why","recognizer":1}"#, #"{"type":"record","on":"yes"}"#,
      #"{"type":"recording","ask":"x"}"#, #"{"type":"load","name":"x"}"#,
      #"{"type":"load","name":"x","base64":"%%%"}"#, #"{"type":"load","text":"x"}"#,
      #"{"type":"replay","do":"fly"}"#, #"{"type":"replay","do":"play"}"#, #"{"type":"replay"}"#,
      #"{"type":"replay","do":"step","by":1e300}"#, #"{"type":"ping"}"#,
      #"{"type":"hello","version":1,"size":[400,600]}"#, #"{"type":"hello","version":"1"}"#,
      #"{"type":"hello","version":1,"size":[400]}"#,
      String(repeating: "[", count: 100_000),
      String(repeating: #"{"type":"#, count: 50_000),
      #"{"type":"open","scene":"# + String(repeating: "[", count: 400)
        + String(repeating: "]", count: 400) + "}",
    ]
    + [
      #"{"id":-1,"phase":"began","samples":[[1,2,3]]}"#,
      #"{"id":4294967296,"phase":"began","samples":[[1,2,3]]}"#,
      #"{"id":1,"phase":"flew","samples":[[1,2,3]]}"#,
      #"{"id":1,"phase":"began","kind":"nose","samples":[[1,2,3]]}"#,
      #"{"id":1,"phase":"began","samples":[]}"#, #"{"id":1,"phase":"began","samples":[[]]}"#,
      #"{"id":1,"phase":"began","samples":[[1,2]]}"#,
      #"{"id":1,"phase":"began","samples":[[1,2,3,4,5,6,7,8,9]]}"#,
      #"{"id":1,"phase":"began","samples":[[1,1e308,3]]}"#,
      #"{"id":1,"phase":"began","samples":[[1,2,-1e308]]}"#,
      #"{"id":1,"phase":"began","samples":[[1,2,"NaN"]]}"#,
      #"{"id":1,"phase":"began","samples":[[1,2,null]]}"#,
      #"{"id":1,"phase":"began","samples":[1,2,3]}"#, #"{"id":1,"phase":"began"}"#,
      #"{"id":1.5,"phase":"began","samples":[[1,2,3]]}"#,
      #"{"id":"1","phase":"began","samples":[[1,2,3]]}"#,
    ].map { #"{"type":"input","frames":[{"stamp":1,"contacts":["# + $0 + #"]}],"sequence":1}"# }
    + [
      #""hover":{"phase":"moved","x":1,"y":1}"#, #""hover":{"phase":"began","x":1e300,"y":1}"#,
      #""scroll":{"phase":"began","x":1,"y":1,"dx":1e308,"dy":0}"#, #""scroll":[]"#,
      #""transform":{"phase":"began","x":1,"y":1,"scale":1e12,"rotation":0}"#,
      #""presses":[{"id":-1,"phase":"began","type":1}]"#,
      #""presses":[{"id":1,"phase":"began","type":1e9}]"#,
      #""presses":[{"id":1,"phase":"began","type":1,"usage":-1}]"#,
    ].map { #"{"type":"input","frames":[{"stamp":1,"# + $0 + #"}],"sequence":1}"# }

  @Test("is answered with an error, and nothing else changes")
  func malformed() {
    for text in Self.malformed {
      let hall = Hall("pan")
      let page = hall.page()
      let before = page.world.spelled
      let told = page.heard.count
      page.send(text)
      let answers = page.heard.dropFirst(told).compactMap { $0["type"] as? String }
      #expect(
        answers == ["error"] && page.world.spelled == before && page.world.trace.isEmpty
          && hall.closed.isEmpty, "\(text.prefix(120))")
      page.tap(at: (200, 250))
      #expect(page.world.touches.count == 1, "\(text.prefix(120))")
    }
  }

  @Test("too many frames, contacts or samples are no message")
  func tooMuch() {
    func contact(_ id: Int, samples: Int = 1) -> [String: Any] {
      ["id": id, "phase": "began", "samples": [[Double]](repeating: [1, 2, 3], count: samples)]
    }
    let many: [[[String: Any]]] = [
      [[String: Any]](repeating: ["stamp": 1], count: 1001),
      [["stamp": 1, "contacts": (0..<65).map { contact($0) }]],
      [["stamp": 1, "contacts": [contact(1, samples: 257)]]],
    ]
    for frames in many {
      let page = Hall("pan").page()
      page.input(frames)
      #expect(page.errors.count == 1 && page.world.touches.isEmpty)
    }
  }

  @Test("a stranger, or a page of another version, is told so and sent away")
  func strangers() {
    let hall = Hall("pan")
    let words = [
      #"{"type":"tick","stamp":1}"#, #"{"type":"hello","version":2,"size":[1,1]}"#, "nonsense",
    ].map { text in
      let page = hall.stranger()
      page.send(text)
      return "\(hall.closed[page.client] ?? "stays")"
    }
    #expect(
      words == [
        "A page says hello first.", "This page is of another version; load it again.", "stays",
      ])
  }

  @Test("sizes that no stage has are brought into bounds")
  func sizes() {
    let sizes = [[1e300, -5], [0, 0], [400, 1e9]].map { size in
      Hall("pan").page(["size": size]).last("scene")["size"] as? [Double]
    }
    #expect(sizes == [[4000, 120], [120, 120], [400, 4000]])
  }

  @Test("random changes of valid messages crash nothing, and are all answered or understood")
  func fuzz() {
    var generator = Seeded(2024)
    let pieces = [
      "1e308", "-1", "null", "\"\"", "[]", "{}", "[[[[", "}", ",", "9223372036854775807", "NaN",
      "0.1",
      "\\u0000", "true", "\"ended\"", "\"cancelled\"", "1e-320", "-0", "00", "1.",
    ]
    for round in 0..<Effort.rounds(60) {
      let hall = Hall(Gallery.all[round % Gallery.all.count].id) { $0.isShared = round % 2 == 0 }
      let page = hall.page()
      for _ in 0..<60 {
        var bytes = Array(Self.valid.randomElement(using: &generator)!.utf8)
        for _ in 0..<Int.random(in: 0...3, using: &generator) where !bytes.isEmpty {
          let at = Int.random(in: 0..<bytes.count, using: &generator)
          let end = min(bytes.count, at + Int.random(in: 0...8, using: &generator))
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: bytes[at] = UInt8.random(in: 0...255, using: &generator)
          case 1: bytes.removeSubrange(at..<end)
          case 2: bytes.insert(contentsOf: bytes[at..<end], at: at)
          default:
            bytes.replaceSubrange(at..<end, with: pieces.randomElement(using: &generator)!.utf8)
          }
        }
        page.pass(16)
        page.send(bytes)
      }
      page.say("ping", ["stamp": 77])
      #expect(page.last("pong")["stamp"] as? Double == 77)
    }
  }

  // MARK: The quick reader

  @Test("the quick reader reads what pages send")
  func quick() {
    let read = Self.valid.map { InputReader.read(Array($0.utf8))?.frames.count }
    #expect(
      read[1] == 1 && read[2] == 1
        && read.enumerated().allSatisfy { [1, 2].contains($0.offset) || $0.element == nil })
  }

  @Test("the quick reader understands what the general one does, or nothing")
  func agreement() {
    var generator = Seeded(99)
    let letters = Array("{}[],:\"0123456789.-+eEtrufalsn mid".utf8)
    var agreed = 0
    for round in 0..<20_000 {
      var bytes = Array(Self.valid[1 + round % 2].utf8)
      if round % 3 == 0 {
        // Numbers of any length, as zoomed pages send them.
        let number = "\(Double.random(in: -1000...1000, using: &generator))"
        bytes = Array(
          String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "20", with: number).utf8)
      }
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let at = Int.random(in: 0..<bytes.count, using: &generator)
        if Bool.random(using: &generator) {
          bytes[at] = letters.randomElement(using: &generator)!
        } else {
          bytes.remove(at: at)
        }
      }
      guard let quick = InputReader.read(bytes) else { continue }
      let general = try? JSONDecoder().decode(General.self, from: Data(bytes))
      #expect(
        general?.frames == quick.frames && general?.sequence == quick.sequence,
        "\(String(decoding: bytes, as: UTF8.self))")
      agreed += 1
    }
    #expect(agreed > 5000)
  }

  @Test("an update is written as the general encoder writes it")
  func written() throws {
    let hall = Hall("controls")
    let page = hall.page()
    let session = hall.lobby.session(of: page.client)!
    session.stage.scene.windows[0].subviews[0].accessibilityIdentifier =
      "a \"name\" \\ \u{1} \n Ölfaß 🖐"
    page.say("select", ["view": page.view("table")])
    page.drag(from: (200, 60), by: (4, 3))
    var update = session.stage.snapshot(selected: page.view("table"))
      .difference(from: SceneSnapshot())
    update.at = 1e-7
    update.busy = true
    update.removedViews = [1, 2]
    update.removedRecognizers = []
    update.advice = Advice.about(session.stage)
    update.touches = session.stage.touches.difference(from: TouchSnapshots())
    update.trace = session.stage.news(since: 0, withMovement: true)
    update.views?[0].bounds = [.nan, .infinity, -.infinity, 1e300]
    func value(_ bytes: [UInt8]) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary
    }
    let quick = try value(update.json)
    let general = try value(ServerMessage.encodeAny(update))
    #expect(quick != nil && quick == general && (quick?["trace"] as? [Any])?.isEmpty == false)
  }

  @Test(
    "a page that orders scenes for ever gets some, an answer to the rest, and more a while later")
  func tooManyOrders() {
    let hall = Hall("tap")
    let page = hall.page()
    for _ in 0..<300 { page.say("open", ["example": "tap"]) }
    let scenes = page.messages("scene").count
    let errors = page.errors.count
    page.tap(at: (200, 270))
    let actions = page.actions
    page.pass(1000)
    page.say("open", ["example": "pan"])
    #expect(
      scenes == 41 && errors == 260 && actions == ["tap ended"]
        && page.messages("scene").count == scenes + 1 && page.errors.count == errors)
  }

  private struct General: Decodable {
    var frames: [PageFrame]
    var sequence: Int
  }
}
