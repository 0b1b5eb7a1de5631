/// How far a step of unpacking got.
package struct UnpackingStep: Sendable, Hashable {
  package enum State: Sendable, Hashable {
    /// More belongs to what is being unpacked.
    case inside
    /// It is whole; another may follow.
    case between
    case damaged
    /// Unpacking it takes more memory than is allowed.
    case tooLarge
  }

  /// So many of the packed bytes are done with.
  package var used: Int
  package var state: State

  package init(used: Int, state: State) {
    self.used = used
    self.state = state
  }
}

/// Unpacks files that another target knows to, since it needs a library.
package protocol Unpacker: AnyObject, Sendable {
  init()

  /// Whether a file that begins so is packed in this way.
  static func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool

  /// Takes packed bytes and appends at most so many unpacked ones.
  func unpack(
    _ packed: ArraySlice<UInt8>, atMost limit: Int, into buffer: inout [UInt8]
  ) -> UnpackingStep
}

/// A way of packing and its unpacker.
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
