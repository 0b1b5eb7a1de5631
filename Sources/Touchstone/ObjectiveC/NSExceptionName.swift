/// What kind of mistake it was.
nonisolated public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A mistake of no kind of its own.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A place that a collection does not have.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An argument that the method cannot take.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// A state that cannot be.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}
