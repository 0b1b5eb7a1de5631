import GestureCore

/// A format that recordings can be written in, frame by frame.
package protocol FrameWriter: Sendable {
  init(_ header: RecordingHeader)

  /// The lines before the first frame.
  var head: String { get }

  /// The lines of a frame.
  mutating func text(for frame: InputFrame) -> String

  /// What could not be written so far, in words that say so.
  var losses: Set<String> { get }
}

extension RecordingFormat {
  /// The formats that recordings can be written in.
  package static let writable: [RecordingFormat] = [.touches, .evemu, .libinput]

  /// The writer of the format; `nil` for one that is read only.
  package var writer: (any FrameWriter.Type)? {
    switch self {
    case .touches: LenientTouchesWriter.self
    case .evemu: EvemuWriter.self
    case .libinput: LibinputWriter.self
    default: nil
    }
  }

  /// The format that a file's name asks for.
  package static func writable(named path: String) -> RecordingFormat? {
    switch path.split(separator: ".").last.map({ $0.lowercased() }) {
    case "touches": .touches
    case "evemu", "events", "event", "record": .evemu
    case "yml", "yaml", "libinput": .libinput
    default: nil
    }
  }
}

/// Writes Touchstone's own format, without the frames that it has no words for.
struct LenientTouchesWriter: FrameWriter {
  let head: String
  private(set) var losses: Set<String> = []
  private var writer = TouchesWriter()

  init(_ header: RecordingHeader) { head = TouchesWriter.head(header) }

  mutating func text(for frame: InputFrame) -> String {
    do {
      return try writer.line(for: frame)
    } catch {
      losses.insert("\(error), left out")
      return ""
    }
  }
}
