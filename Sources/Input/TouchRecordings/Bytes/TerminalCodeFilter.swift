import Synchronization

/// Restores text from a terminal or web page: removes escape sequences, and replaces no-break spaces by spaces.
final class TerminalCodeFilter: ByteInput {
  private enum State {
    case text
    /// After an escape character.
    case escape
    /// Within `ESC [ … letter`.
    case control
    /// Within `ESC ] … BEL`, a title or link.
    case command
    /// After the first byte of a no-break space.
    case wideBlank
  }

  private static let part = 1 << 15
  private static let escape: UInt8 = 0x1b
  private static let bell: UInt8 = 0x07

  private let input: any ByteInput
  private let state = Mutex(State.text)

  init(_ input: any ByteInput) { self.input = input }

  /// Whether the bytes contain something to remove and are text otherwise.
  static func applies(to bytes: ArraySlice<UInt8>) -> Bool {
    var hasCode = false
    var last: UInt8 = 0
    for byte in bytes {
      if byte == escape || (last == 0xc2 && byte == 0xa0) {
        hasCode = true
      } else if byte < 0x20, byte != bell, byte != .tab, byte != .newline,
        byte != .carriageReturn
      {
        return false
      }
      last = byte
    }
    return hasCode
  }

  /// The bytes without escape sequences and no-break spaces.
  static func filtered(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var state = State.text
    var result: [UInt8] = []
    filter(bytes, &state, into: &result)
    return result
  }

  func read(into buffer: inout [UInt8], atMost limit: Int) throws(RecordingError) -> Bool {
    var state = state.withLock { $0 }
    defer { self.state.withLock { $0 = state } }
    let start = buffer.count
    while buffer.count == start {
      var bytes: [UInt8] = []
      guard try input.read(into: &bytes, atMost: min(limit, Self.part)) else { return false }
      Self.filter(bytes[...], &state, into: &buffer)
    }
    return true
  }

  // MARK: - Private

  private static func filter(
    _ bytes: ArraySlice<UInt8>, _ state: inout State, into result: inout [UInt8]
  ) {
    for byte in bytes {
      switch state {
      case .text:
        if byte == escape {
          state = .escape
        } else if byte == 0xc2 {
          state = .wideBlank
        } else {
          result.append(byte)
        }
      case .wideBlank:
        state = .text
        if byte == 0xa0 {
          result.append(.space)
        } else {
          result += [0xc2, byte]
        }
      case .escape:
        state = byte == UInt8(ascii: "[") ? .control : byte == UInt8(ascii: "]") ? .command : .text
      case .control: if (0x40...0x7e).contains(byte) { state = .text }
      case .command: if byte == bell || byte == escape { state = .text }
      }
      // Sequences do not continue in the next line.
      if byte == .newline, state != .text {
        state = .text
        if result.last != .newline { result.append(.newline) }
      }
    }
  }
}
