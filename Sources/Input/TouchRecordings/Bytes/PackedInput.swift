import Foundation
import Synchronization

/// A source of bytes that is read in parts.
protocol ByteInput: AnyObject, Sendable {
  /// Appends available bytes, up to a limit; returns false at the end.
  func read(into buffer: inout [UInt8], atMost limit: Int) throws(RecordingError) -> Bool
}

/// Bytes in memory.
final class MemoryInput: ByteInput {
  private let rest: Mutex<ArraySlice<UInt8>>

  init(_ bytes: [UInt8]) { rest = Mutex(bytes[...]) }

  func read(into buffer: inout [UInt8], atMost limit: Int) throws(RecordingError) -> Bool {
    let part = rest.withLock { rest in
      defer { rest = rest.dropFirst(limit) }
      return rest.prefix(limit)
    }
    buffer += part
    return !part.isEmpty
  }
}

/// Bytes that were already read, followed by the rest of their input.
final class JoinedInput: ByteInput {
  private let beginning: MemoryInput
  private let rest: any ByteInput

  init(_ beginning: [UInt8], _ rest: any ByteInput) {
    (self.beginning, self.rest) = (MemoryInput(beginning), rest)
  }

  func read(into buffer: inout [UInt8], atMost limit: Int) throws(RecordingError) -> Bool {
    if try beginning.read(into: &buffer, atMost: limit) { return true }
    return try rest.read(into: &buffer, atMost: limit)
  }
}

/// Decompresses a file while it is read.
///
/// Text compresses to between a tenth and a twentieth of its size. Data that expands to a hundred times its size is an attack
/// on memory and time, so reading stops.
final class PackedInput: ByteInput {
  private static let mostGrowth = 100
  /// Decompressed bytes that are allowed for any file, however small.
  private static let allowance = 1 << 20
  private static let part = 1 << 15

  private struct Progress {
    /// Compressed bytes that were read but not processed.
    var waiting: ArraySlice<UInt8> = []
    var packed = 0
    var unpacked = 0
    var isInside = true
    var isAtEnd = false
  }

  private let file: any ByteInput
  private let name: String
  private let unpacker: any Unpacker
  private let progress: Mutex<Progress>

  /// `beginning` contains the bytes already read from the file.
  init(
    _ file: any ByteInput, named name: String, _ unpacker: any Unpacker, beginning: [UInt8]
  ) {
    self.file = file
    self.name = name
    self.unpacker = unpacker
    progress = Mutex(Progress(waiting: beginning[...], packed: beginning.count))
  }

  func read(into buffer: inout [UInt8], atMost limit: Int) throws(RecordingError) -> Bool {
    // The lock only satisfies the compiler, because there is a single reader.
    var state = progress.withLock { $0 }
    defer { progress.withLock { $0 = state } }
    return try read(&state, into: &buffer, atMost: limit)
  }

  // MARK: - Private

  private func read(
    _ state: inout Progress, into buffer: inout [UInt8], atMost limit: Int
  ) throws(RecordingError) -> Bool {
    let start = buffer.count
    while buffer.count == start {
      if state.waiting.isEmpty, !state.isAtEnd {
        var more: [UInt8] = []
        state.isAtEnd = try !file.read(into: &more, atMost: Self.part)
        state.packed += more.count
        state.waiting = more[...]
      }
      if state.waiting.isEmpty, state.isAtEnd, !state.isInside { return false }
      let step = unpacker.unpack(state.waiting, atMost: limit, into: &buffer)
      state.waiting = state.waiting.dropFirst(step.used)
      switch step.state {
      case .inside: state.isInside = true
      case .between: state.isInside = false
      case .damaged:
        // Zeros after the last stream are padding.
        if !state.isInside, state.waiting.allSatisfy({ $0 == 0 }) { return false }
        throw RecordingError(
          file: name, "is packed and damaged, and cannot be unpacked on",
          remedy: "fetch the file again")
      case .tooLarge:
        throw RecordingError(
          file: name, "is packed so that unpacking it takes more than 128 MB of memory",
          remedy:
            "pack it with a smaller window, such as xz -9 or zstd --long=27, or unpack it by hand")
      }
      if state.isInside, state.isAtEnd, step.used == 0, buffer.count == start {
        throw RecordingError(
          file: name, "is packed and cut off", remedy: "fetch the file again")
      }
    }
    state.unpacked += buffer.count - start
    guard state.unpacked <= state.packed * Self.mostGrowth + Self.allowance else {
      throw RecordingError(
        file: name,
        "unpacks to more than \(Self.mostGrowth) times its size, which no recording does",
        remedy: "unpack it by hand if it is one")
    }
    return true
  }
}
