import Synchronization
import TouchRecordings
import YAMLText

/// A recording's YAML as it is parsed from its lines.
final class LibinputText: Sendable {
  /// What comes next, as far as recordings have it.
  enum Event {
    case scalar(String)
    /// A scalar that is a whole number, without a sign or zeros that change nothing.
    case number(Int64)
    case startSequence, endSequence
    case startMapping, endMapping
    /// Starts and ends of streams and documents, and aliases.
    case other
    case endOfText
    /// The text is no YAML from here on, and why.
    case fault(String)
  }

  fileprivate struct State: ~Copyable {
    var parser = YAMLParser()
    /// What the file's lines are ahead of the parser's.
    var lineOffset = 0
    var indentation = LostIndentation()
  }

  // A stream of events is copied and sent as a value; a parser is one.
  private let state = Mutex(State())

  /// The next event, and the line it is on.
  func next(
    from lines: inout RecordingLines
  ) throws(RecordingError) -> (event: Event, line: Int) {
    var error: RecordingError?
    let next = state.withLock { state in state.next(from: &lines, &error) }
    if let error { throw error }
    return next
  }

  /// The file's next line, which then is no part of what is parsed.
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

  /// Forgets what was read, and goes on with other text, whose last line is the file's of that
  /// number.
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
    // The parser has itself for the while, and asks for lines.
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

  /// Whether a line is a comment, a row of numbers or a key: of a report around the recording the parser would make a fault
  /// that costs a frame.
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

  /// The file's line of a place in the text.
  private func line(_ place: YAMLPlace) -> Int { max(place.line + lineOffset, 1) }
}
