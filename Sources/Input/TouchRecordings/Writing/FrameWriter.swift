import GestureCore

/// A writer of a recording format.
package protocol FrameWriter: Sendable {
  init(_ header: RecordingHeader)

  /// The lines before the first frame.
  var head: String { get }

  /// A frame's lines.
  mutating func text(for frame: InputFrame) -> String

  /// The lines after the last frame.
  mutating func end() -> String

  /// Descriptions of the parts that could not be written so far.
  var losses: Set<String> { get }
}

extension FrameWriter {
  package mutating func end() -> String { "" }
}

/// The formats in which recordings can be written. The last two are tests, which cannot be read.
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

  /// The format for a file's extension; `nil` if there is none.
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

/// Writes Touchstone's own format and omits frames that it cannot represent.
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
