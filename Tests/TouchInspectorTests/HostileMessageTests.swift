import Effort
import Foundation
import GestureCore
import Testing
import TouchRecordings
import Touchstone
import Waiting

@testable import TouchInspector

@Suite("What a stranger sends")
struct HostileMessageTests {
  /// Processor time: far more than an answer takes, and far less than what froze the server.
  private static let patience = Duration.seconds(5)

  private func time(_ work: () -> Void) -> Duration { ProcessorTime.measure(work) }

  @Test(
    "what is nested costs no more than its bytes",
    arguments: [
      (#"{"type":"open","scene":"#, #"{"a":"#, "}"), (#"{"type":"open","scene":"#, "[", "]"),
      (#"{"type":"open","example":"#, #"{"a":"#, "}"), (#"{"type":"ping","stamp":"#, "[", "]"),
      (#"{"type":"set","target":"tuning","property":"a","value":"#, #"{"a":"#, "}"),
    ])
  func nested(head: String, open: String, close: String) {
    let page = Hall("pan").page()
    let texts = [100, 490, 20_000].map { depth in
      head + String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        + "}"
    }
    let taken = time { for text in texts { page.send(text) } }
    #expect(page.errors.count == 3 && taken < Self.patience, "\(taken)")
  }

  @Test("a scene of hundreds of thousands of views ends where it is too large")
  func manyViews() {
    let page = Hall("pan").page()
    let views = Array(repeating: "{}", count: 300_000).joined(separator: ",")
    let taken = time {
      page.send(#"{"type":"open","scene":{"view":{"subviews":[\#(views)]}}}"#)
      page.send(
        #"{"type":"open","scene":{"view":{"subviews":[\#(views.prefix(3 * 2000 - 1))]}}}"#)
    }
    #expect(
      page.errors.count == 2 && page.errors[0].contains("holds more than 50000 values")
        && page.errors[1].contains("has 1000 views at most") && taken < Self.patience,
      "\(page.errors.map { $0.prefix(100) }) \(taken)")
  }

  @Test("a message that needs the general decoder has a length")
  func long() {
    let page = Hall("pan").page()
    let zeros = Array(repeating: "0", count: 200_000).joined(separator: " ,")
    let taken = time { page.send(#"{"type":"ping","stamp":1,"x":[\#(zeros)]}"#) }
    #expect(page.errors.count == 1 && page.messages("pong").isEmpty && taken < Self.patience)
  }

  @Test("a long list of changes, in the worst order, costs no more than its length")
  func changes() {
    let page = Hall("pan").page()
    func list(_ count: Int) -> String {
      let edits = (0..<count).map {
        let value = #""property":"alpha","value":\#($0 % 3)"#
        let place = #""_0":{"path":[0,\#($0 % 2)]}"#
        return #"{"on":true,"frame":\#(count - $0),"change":{"setView":{\#(place),\#(value)}}}"#
      }
      return #"{"type":"edits","list":[\#(edits.joined(separator: ","))]}"#
    }
    let short = list(100)
    let long = list(1000)
    // As many changes in short lists, and not one list alone, whose time is too short to be measured well.
    let tenShort = time { for _ in 0..<10 { page.send(short) } }
    let oneLong = time { page.send(long) }
    page.send(list(1001))
    #expect(page.errors.count == 1 && oneLong < tenShort * 4, "\(tenShort) \(oneLong)")
  }

  // MARK: - Recordings

  @Test("millions of empty lines are kept as far as the limit goes, which is told")
  func emptyFrames() async throws {
    let page = Hall("tap").page()
    let lines = String(repeating: "1\n", count: KeptFrames.mostFrames + 1000)
    // As a page spells it: its type first.
    let text = #"{"type":"load","name":"long.touches","text":"touches 1\nsize 400x600\n"#
    let taken = time { page.send(text + lines.replacing("\n", with: "\\n") + "\"}") }
    let isAside = page.messages("replay").isEmpty
    page.say("ping", ["stamp": 7])
    let pong = page.last("pong")["stamp"] as? Double
    await page.hall.lobby.reading?.value
    let session = page.session
    #expect(
      page.last("replay")["frameCount"] as? Int == KeptFrames.mostFrames
        && page.errors.contains { $0.contains("more frames than are kept") }
        && isAside && pong == 7 && taken < Self.patience && session.keptBytes < 20 << 20,
      "\(page.errors) \(session.keptBytes)")
  }

  @Test("a long way is gone in stretches, as the page's clock goes on")
  func stretches() {
    let page = Hall("tap").page()
    let lines = String(repeating: "1\n", count: 5000) + "2 down 1 9,9\n3 up 1\n"
    page.say("load", ["name": "long.touches", "text": "touches 1\nsize 400x600\n" + lines])
    page.say("replay", ["do": "seek", "at": 5])
    var places = [page.last("replay")["frame"] as? Int ?? 0]
    while let last = places.last, last < 5002, places.count < 500 {
      page.wait(16)
      places.append(page.last("replay")["frame"] as? Int ?? 0)
    }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    page.say("replay", ["do": "seek", "at": 4])
    page.say("replay", ["do": "seek", "at": 0])
    page.wait(16)
    #expect(
      places.last == 5002 && places[0] <= 2000 && steps.allSatisfy { (1...2000).contains($0) })
    #expect(page.last("replay")["frame"] as? Int == 0)
  }

  @Test("a recording of more fingers than hands have ends there, and leaves none of them down")
  func manyFingers() {
    let page = Hall("tap").page()
    let fingers = (1...500).map { "\(Double($0) / 100) down \($0) \($0 % 300),100" }
    let text = "touches 1\nsize 400x600\n" + fingers.joined(separator: "\n") + "\n"
    page.say("load", ["name": "many.touches", "text": text])
    page.playOut()
    #expect(
      page.last("replay")["frameCount"] as? Int == KeptFrames.mostFingers + 2
        && page.errors.contains { $0.contains("more fingers at one time") }
        && page.session.replay?.frames.last?.isInterruption == true, "\(page.errors)")
  }

  @Test("of readings no more are kept than the limit says, which is told")
  func manyReadings() {
    let contact = Contact(
      id: 1, phase: .moved, sample: ContactSample(time: .zero, location: .zero))
    let frame = InputFrame(time: .zero, contacts: Array(repeating: contact, count: 100))
    var kept = KeptFrames()
    for _ in 0..<3010 { kept.add(frame) }
    #expect(kept.count == 3000 && kept.limit == .changes)
  }

  @Test("what all pages have loaded has a limit for the server as a whole")
  func serverAsAWhole() {
    let contact = Contact(
      id: 1, phase: .moved, sample: ContactSample(time: .zero, location: .zero))
    let frame = InputFrame(time: .zero, contacts: Array(repeating: contact, count: 1000))
    var first = KeptFrames()
    for _ in 0..<30 { first.add(frame) }
    let hall = Hall("tap")
    hall.lobby.mostKept = first.bytes * 4
    let pages = (0..<8).map { _ in hall.page() }
    let header = RecordingHeader(deviceName: "", sceneSize: CGSize(width: 400, height: 600))
    for page in pages {
      var kept = KeptFrames(room: page.session.room())
      for frame in first { kept.add(frame) }
      page.session.start(NamedRecording(name: "x", header: header, frames: kept))
    }
    let all = pages.reduce(0) { $0 + $1.session.keptBytes }
    #expect(
      all < first.bytes * 4 + 1 << 20
        && pages.last?.session.replay?.frames.limit == .server)
  }

  @Test("kept frames are the frames that they were made of")
  func kept() {
    let contact = Contact(
      id: 1, phase: .began, sample: ContactSample(time: .zero, location: CGPoint(x: 3, y: 4)))
    let frames = [
      InputFrame(time: .zero), InputFrame(time: .zero, contacts: [contact]),
      InputFrame(time: Timestamp(nanoseconds: 5), contacts: [contact, contact], buttons: 1),
      InputFrame(time: Timestamp(nanoseconds: 6)),
      InputFrame(time: Timestamp(nanoseconds: 7), contacts: [contact], isInterruption: true),
      InputFrame(time: Timestamp(nanoseconds: 9), contacts: [contact]),
    ]
    #expect(Array(KeptFrames(frames)) == frames)
  }

  // MARK: - Places

  @Test("fingers farther away than any surface are refused in every example, and stop nothing")
  func farAway() {
    let places = ["1e19,1e19", "-1e19,300", "1e300,-1e300", "9999999,9999999", "-1e7,1e7"]
    let gestures = places.enumerated().map { index, place in
      let start = Double(index) * 2
      return """
        \(start) down 1 2,300
        \(start + 0.02) move 1 \(place)
        \(start + 0.04) down 2 \(place)
        \(start + 0.06) move 1 200,300; move 2 300,300
        \(start + 0.08) move 1 \(place); move 2 200,100
        \(start + 0.10) up 1 \(place); up 2 200,100

        """
    }
    for example in Effort.sample(Gallery.all) {
      let page = Hall(example.id).page()
      let text = "touches 1\ndevice playground \(example.id)\nsize 400x600\n"
      page.say("load", ["name": "far.touches", "text": text + gestures.joined()])
      page.playOut()
      page.say("ping", ["stamp": 7])
      #expect(page.last("pong")["stamp"] as? Double == 7, "\(example.id)")
    }
  }
}
