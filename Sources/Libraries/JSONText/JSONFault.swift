/// Why a text cannot be read as JSON, and where.
public struct JSONFault: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A byte, or a value, that may not stand there.
    case unexpected
    /// The text ends within a value.
    case cutOff
    /// Values are nested deeper than the limits allow.
    case tooDeep
    /// There are more values than the limits allow.
    case tooMany
  }

  public var kind: Kind
  /// Index of the byte, or the number of bytes where the text ends too early.
  public var offset: Int

  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// Line and column in the text that was read.
  public func position(in bytes: [UInt8]) -> TextPosition { TextPosition(of: offset, in: bytes) }

  /// What is wrong, with the text as its subject: "is no JSON".
  public func sentence(_ limits: JSONReader.Limits) -> String {
    switch kind {
    case .unexpected, .cutOff: "is no JSON"
    case .tooDeep: "is nested deeper than \(limits.depth) levels"
    case .tooMany: "holds more than \(limits.values) values"
    }
  }
}
