import GestureCore

/// A format that recordings can be written in, frame by frame.
package protocol FrameWriter: Sendable {
  init(_ header: RecordingHeader)

  /// The lines before the first frame.
  var head: String { get }

  /// The lines of a frame.
  mutating func text(for frame: InputFrame) -> String

  /// The lines behind the last frame.
  mutating func end() -> String

  /// What could not be written so far, in words that say so.
  var losses: Set<String> { get }
}

extension FrameWriter {
  package mutating func end() -> String { "" }
}

/// The formats that recordings can be written in. The tests of the last two are written only.
package enum WritableFormat: String, CaseIterable, Sendable {
  case touches, evemu, libinput, webdriver, playwright, cypress

  package var writer: any FrameWriter.Type {
    switch self {
    case .touches: LenientTouchesWriter.self
    case .evemu: EvemuWriter.self
    case .libinput: LibinputWriter.self
    case .webdriver: WebDriverWriter.self
    case .playwright: PlaywrightWriter.self
    case .cypress: CypressWriter.self
    }
  }

  /// The format that a file's name asks for.
  package init?(named path: String) {
    let name = path.lowercased()
    switch name.split(separator: ".").last {
    case "touches": self = .touches
    case "evemu", "events", "event", "record": self = .evemu
    case "yml", "yaml", "libinput": self = .libinput
    case "json": self = .webdriver
    case "ts", "js":
      guard name.contains(".spec.") || name.contains(".cy.") else { return nil }
      self = name.contains(".cy.") ? .cypress : .playwright
    default: return nil
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
