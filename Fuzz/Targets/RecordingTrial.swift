import Foundation
import GestureCore
import LibinputRecordings
import PackedRecordings
import TouchRecordings
import TouchStories
import Touchstone

/// Reads bytes as a recording, tells its story, and writes it in every format.
struct RecordingTrial {
  private let options: RecordingOptions

  /// `nil` leaves it to the reader to find the format out.
  init(_ format: RecordingFormat?) {
    options = RecordingOptions(format: format).readingLibinput.readingPacked
  }

  func problems(with bytes: [UInt8]) -> [String] {
    // Refusing is fine; only what is read must be possible.
    read(bytes).map(Self.problems) ?? []
  }

  func touchCount(in bytes: [UInt8]) -> Int { read(bytes)?.touchCount ?? 0 }

  /// What is wrong with frames, and what goes wrong when they are played and written.
  static func problems(of reading: Reading) -> [String] {
    reading.problems + told(reading) + written(reading)
  }

  /// Frames, and what was wrong with them.
  struct Reading {
    var header: RecordingHeader
    var frames: [InputFrame] = []
    var problems: [String] = []

    var touchCount: Int { frames.flatMap(\.contacts).count { $0.phase == .began } }
  }

  /// The frames, if the bytes can be read.
  func read(_ bytes: [UInt8]) -> Reading? {
    guard var reader = try? RecordingReader(bytes: bytes, named: "bytes", options: options) else {
      return nil
    }
    var reading = Reading(header: reader.header)
    var summary = RecordingSummary(reader.header)
    var audit = FrameAudit(reader.header)
    while let frame = try? reader.nextFrame() {
      audit.take(frame)
      summary.take(frame)
      summary.take(reader.takeComplaints())
      reading.frames.append(frame)
    }
    reading.problems = audit.finish()
    return reading
  }

  /// One recognizer of each kind; the usual scene has four times as many and takes as much longer.
  private static let scene: SceneFile = {
    let recognizers = [
      #"{"type": "tap", "requiresFailureOf": "double"}"#,
      #"{"type": "tap", "name": "double", "numberOfTapsRequired": 2}"#, #"{"type": "longPress"}"#,
      #"{"type": "pan"}"#, #"{"type": "swipe"}"#, #"{"type": "linger"}"#,
      #"{"type": "pinch", "simultaneousWith": "rotation"}"#, #"{"type": "rotation"}"#,
    ]
    let json = """
      {"longestStep": 16,
       "view": {"isMultipleTouchEnabled": true, "recognizers": [\(recognizers.joined(separator: ","))]}}
      """
    return (try? SceneFile(json: Data(json.utf8))) ?? .usual
  }()

  /// Plays the frames to a scene, which must not refuse a contact.
  private static func told(_ reading: Reading) -> [String] {
    var problems: [String] = []
    let text = StoryText(names: [])
    let json = StoryJSON()
    let collector = PictureCollector()
    let player = Player(scene, size: reading.header.sceneSize) { entry in
      collector.hear(entry)
      if text.line(entry).isEmpty || json.line(entry).isEmpty { problems.append("an empty line") }
    }
    collector.listen(to: player.cast.scene)
    let system = player.cast.scene.touchSystem
    // A contact whose beginning the scene did not take is unknown to it from then on.
    var isAnyUnknown = false
    system.trace = { [trace = system.trace] event in
      trace?(event)
      guard case .refused(let refusal) = event.kind else { return }
      switch refusal {
      case .outOfReach, .tooManyDown: isAnyUnknown = true
      case .notDown where isAnyUnknown: break
      default: if refusal.isReadersFault { problems.append("\(event)") }
      }
    }
    for frame in reading.frames {
      collector.note(frame)
      player.play(frame)
    }
    player.finish()
    if system.nextDeadline != nil { problems.append("deadlines never end") }
    // A picture takes as long as all the rest.
    if reading.frames.count % 4 == 1, PictureSVG.text(collector.finish()).isEmpty {
      problems.append("an empty picture")
    }
    return problems
  }

  /// Writes the frames; what is read back must be possible too, and in Touchstone's own format the same.
  private static func written(_ reading: Reading) -> [String] {
    // Tests of pages are written only, and WebDriver's reader ends after an hour.
    [WritableFormat.touches, .evemu, .libinput].flatMap { format -> [String] in
      var writer: any FrameWriter = format.writer.init(reading.header)
      let text =
        writer.head + reading.frames.map { writer.text(for: $0) }.joined() + writer.end()
      guard let read = RecordingFormat(rawValue: format.rawValue) else { return [] }
      guard let copy = RecordingTrial(read).read(Array(text.utf8)) else {
        let holdsTouches = reading.frames.contains { !$0.contacts.isEmpty }
        return holdsTouches ? ["\(format) that was written cannot be read"] : []
      }
      if format == .touches, writer.losses.isEmpty, copy.frames != reading.frames {
        return ["frames that were written are others when they are read"]
      }
      return copy.problems.map { "as \(format): \($0)" }
    }
  }
}

extension FrameRefusal {
  /// Readers vouch for contacts; a press or an update in a file is judged by the scene.
  fileprivate var isReadersFault: Bool {
    switch self {
    case .timeRanBackwards, .alreadyDown, .notDown, .twiceInOneFrame: true
    case .notFinite(let what): what.contains("contact")
    case .outOfReach, .tooManyDown, .pressNotDown, .pressAlreadyDown, .nobodyWaits, .whileInactive:
      false
    }
  }
}
