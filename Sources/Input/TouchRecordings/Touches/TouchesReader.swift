import Foundation
import GestureCore

/// Reads Touchstone's own format.
struct TouchesReader: RecordingBody {
  let header: RecordingHeader

  /// Reads the header again with each line, so that its errors are reported in order.
  private var head = TouchesHead()
  private var content = TouchesLine()
  private var fingers = TouchesFingers()
  /// The frame of the last line; empty if there is none.
  private var ready: [InputFrame] = []

  static func recognizes(_ line: ByteCursor) -> Bool {
    let words = TouchesWords.all(line)
    return words.count == 2 && words[0] == "touches" && Int(words[1]) != nil
  }

  /// Reads the header from the beginning of a file, which is then read from its first line.
  init(head beginning: ByteSource, _ prefix: LinePrefix, _ log: inout ComplaintLog)
    throws(RecordingError)
  {
    var beginning = beginning
    var head = TouchesHead()
    while var line = try beginning.nextLine() {
      prefix.strip(&line.cursor)
      let words = TouchesWords.all(line.cursor)
      // Errors are reported when the line is read again.
      let belongs = (try? head.read(words, line.cursor)) ?? true
      if !belongs && !words.isEmpty { break }
    }
    if head.size == nil {
      let size = TouchesHead.usualSize
      let text = "\(TouchesSpelling.number(size.width))x\(TouchesSpelling.number(size.height))"
      try log.add(
        .size, "has no size; a scene of \(text) points is assumed",
        remedy: "write a line such as “size \(text)”", severity: .assumption)
    }
    header = RecordingHeader(
      format: .touches, deviceName: head.device, sceneSize: head.size ?? TouchesHead.usualSize)
  }

  mutating func read(_ line: inout ByteCursor, number: Int, log: inout ComplaintLog)
    throws(RecordingError) -> Bool
  {
    let words = TouchesWords(line)
    guard !words.isAtEnd else { return false }
    do throws(TouchesLine.Problem) {
      if head.isOpen, try head.read(TouchesWords.all(line), line) { return false }
      try content.read(words)
    } catch {
      try log.add(.malformed, line: number, "\(error.message); the line is left out")
      return false
    }
    if let frame = fingers.take(content) { ready.append(frame) }
    for fault in fingers.faults {
      try log.add(fault.kind, line: number, fault.message, severity: fault.severity)
    }
    return !ready.isEmpty
  }

  mutating func nextOfLine() -> InputFrame? { ready.popLast() }

  mutating func finish(_ log: inout ComplaintLog) throws(RecordingError) -> [InputFrame] {
    if fingers.isUntouched {
      try log.add(.open, "holds no touches", remedy: "write lines such as “0.5 down 1 100,200”")
    }
    guard fingers.count > 0 else { return [] }
    let what = fingers.count == 1 ? "a finger" : "\(fingers.count) fingers"
    try log.add(
      .open, "ends with \(what) down, cancelled at the last time",
      remedy: "write “up” or “cancel” for each finger")
    return [fingers.cancelAll()]
  }
}

extension FormatReader {
  static let touches = FormatReader(
    format: .touches, recognizesLine: { TouchesReader.recognizes($0) },
    open: { source, prefix, options, log throws(RecordingError) in
      let head = try source.preview(bytes: RecordingOpening.headBytes)
      let reader = try TouchesReader(head: head, prefix, &log)
      if options.physicalSize != nil {
        try log.add(
          .device, "is in points, of which a size in millimetres says nothing: it is left out",
          remedy: "write the scene's size in points, such as “size 390x844”", severity: .note)
      }
      return RecordingOpening(reader.header, LineStream(reader, prefix))
    })
}
