import Foundation

/// A message of sway's and i3's protocol: a magic string, a length, a type and JSON.
struct TilingMessage: Equatable {
  enum Kind {
    static let subscribe: UInt32 = 2
    static let tree: UInt32 = 4
    static let workspaceEvent: UInt32 = 0x8000_0000
    static let windowEvent: UInt32 = 0x8000_0003
  }

  private static let magic = Array("i3-ipc".utf8)
  private static let headLength = 14
  /// The longest payload that is accepted; window trees are shorter.
  static let mostBytes = 16 << 20

  var kind: UInt32
  var text: [UInt8]

  var bytes: [UInt8] {
    Self.magic + Self.bytes(of: UInt32(clamping: text.count)) + Self.bytes(of: kind) + text
  }

  /// Removes a complete message from the front of `bytes`; `nil` if it is incomplete. Throws if the
  /// bytes are not a message.
  static func take(from bytes: inout [UInt8]) throws(WindowProblem) -> TilingMessage? {
    guard bytes.count >= headLength else { return nil }
    guard bytes.starts(with: magic) else { throw WindowProblem("what came is not sway's protocol") }
    let (length, kind) = bytes.withUnsafeBytes { bytes in
      (
        bytes.loadUnaligned(fromByteOffset: 6, as: UInt32.self),
        bytes.loadUnaligned(fromByteOffset: 10, as: UInt32.self)
      )
    }
    guard length <= mostBytes else { throw WindowProblem("a message of \(length) bytes came") }
    let end = headLength + Int(length)
    guard bytes.count >= end else { return nil }
    defer { bytes.removeFirst(end) }
    return TilingMessage(kind: kind, text: Array(bytes[headLength..<end]))
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }
}
