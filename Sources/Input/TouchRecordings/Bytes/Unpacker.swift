/// The result of a decompression step.
package struct UnpackingStep: Sendable, Hashable {
  package enum State: Sendable, Hashable {
    /// The compressed stream continues.
    case inside
    /// The stream is complete; another may follow.
    case between
    case damaged
    /// Decompression needs more memory than allowed.
    case tooLarge
  }

  /// The number of compressed bytes that were processed.
  package var used: Int
  package var state: State

  package init(used: Int, state: State) {
    self.used = used
    self.state = state
  }
}

/// A decompressor, implemented in another target because it needs a library.
package protocol Unpacker: AnyObject, Sendable {
  init()

  /// Whether a file with this beginning has the decompressor's format.
  static func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool

  /// Processes compressed bytes and appends at most `limit` decompressed bytes.
  func unpack(
    _ packed: ArraySlice<UInt8>, atMost limit: Int, into buffer: inout [UInt8]
  ) -> UnpackingStep
}

/// A compression format and its decompressor.
package struct UnpackerKind: Sendable, Hashable {
  package var name: String
  package var type: any Unpacker.Type

  package init(_ name: String, _ type: any Unpacker.Type) {
    self.name = name
    self.type = type
  }

  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
