import Synchronization
import TouchRecordings
import YAMLText

/// The YAML parser of a recording's lines.
final class LibinputText: Sendable {
  /// A YAML event, as far as recordings need it.
  enum Event {
    case scalar(String)
    /// A scalar that is an integer without a sign or leading zeros.
    case number(Int64)
    case startSequence, endSequence
    case startMapping, endMapping
    /// Starts and ends of streams and documents, and aliases.
    case other
    case endOfText
    /// The text is not valid YAML from here on; with the reason.
    case fault(String)
  }

  fileprivate struct State: ~Copyable {
    var parser = YAMLParser()
    /// Difference between the file's and the parser's line numbers.
    var lineOffset = 0
    var indentation = LostIndentation()
  }

  // The stream of events is a sendable value type, and the parser is a class.
  private let state = Mutex(State())

  /// The next event and its line number.
  func next(
    from lines: inout RecordingLines
  ) throws(RecordingError) -> (event: Event, line: Int) {
    var error: RecordingError?
    let next = state.withLock { state in state.next(from: &lines, &error) }
    if let error { throw error }
    return next
  }

  /// The file's next line, which is then not parsed.
  func line(of lines: inout RecordingLines) throws(RecordingError) -> ArraySlice<UInt8>? {
    var error: RecordingError?
    let line = state.withLock { state -> ArraySlice<UInt8>? in
      do throws(RecordingError) {
        return try lines.next().map { state.indentation.restore($0) }
      } catch let problem {
        error = problem
        return nil
      }
    }
    if let error { throw error }
    return line
  }

  /// Restarts the parser with other text, whose last line has the given line number in the file.
  func restart(with text: String, lastLine: Int) {
    let bytes = Array(text.utf8)
    state.withLock { state in
      state.parser = YAMLParser(bytes)
      state.lineOffset = lastLine - bytes.count { $0 == 10 }
    }
  }
}

extension LibinputText.State {
  fileprivate mutating func next(
    from lines: inout RecordingLines, _ error: inout RecordingError?
  ) -> (event: LibinputText.Event, line: Int) {
    // The parser is moved out of the state while it runs, because it requests lines.
    var indentation = indentation
    defer { self.indentation = indentation }
    do throws(YAMLFault) {
      let event = try parser.next {
        do throws(RecordingError) {
          guard var line = try lines.next().map({ indentation.restore($0) }) else { return [] }
          if !Self.isOfRecording(line) { line = [] }
          line.append(10)
          return line
        } catch let problem {
          error = problem
          return []
        }
      }
      return (Self.event(event), line(event.place))
    } catch {
      return (.fault(error.problem), line(error.place))
    }
  }

  /// Whether a line is a comment, a row of numbers, or a key. Other lines, of a report around the recording, would cause parse
  /// errors that cost a frame.
  private static func isOfRecording(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line.drop { $0 == UInt8(ascii: " ") }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") } }
    guard let first = rest.first else { return true }
    if [UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: "]")].contains(first) { return true }
    if rest.starts(with: "0x".utf8) { return true }
    let key = rest.prefix {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: " "):
        true
      default: false
      }
    }
    let behind = rest[key.endIndex...]
    guard behind.first == UInt8(ascii: ":") else { return false }
    return behind.count == 1 || behind[behind.startIndex + 1] == UInt8(ascii: " ")
  }

  private static func event(_ event: borrowing YAMLEvent) -> LibinputText.Event {
    switch event.kind {
    case .scalar: event.number.map { .number($0) } ?? .scalar(event.text)
    case .startSequence: .startSequence
    case .endSequence: .endSequence
    case .startMapping: .startMapping
    case .endMapping: .endMapping
    case .endOfText: .endOfText
    case .alias, .startDocument, .other: .other
    }
  }

  /// The file's line number of a position in the text.
  private func line(_ place: YAMLPlace) -> Int { max(place.line + lineOffset, 1) }
}
