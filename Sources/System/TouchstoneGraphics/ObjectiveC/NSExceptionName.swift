/// The kind of an error.
nonisolated public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A mistake of no kind of its own.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A place that a collection does not have.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that the method cannot take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that cannot be.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}
