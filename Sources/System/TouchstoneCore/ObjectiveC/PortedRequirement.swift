/// Calls optional requirements of ported protocols.
///
/// Objective-C asks an object whether it has a method. Swift has no such question, so each optional
/// requirement may throw and has a default implementation that throws ``Absent``. A method that does not throw
/// implements such a requirement too. So the implementation is found wherever the class is declared.
nonisolated public enum PortedRequirement {
  /// What the default implementation of a requirement throws.
  public struct Absent: Error {
    /// Makes the error.
    public init() {}
  }

  /// Calls a requirement that throws nothing else; `nil` if its default implementation ran.
  public static func answer<Result>(_ call: () throws -> Result) -> Result? { try? call() }

  /// Calls a requirement whose implementation may throw; `nil` if its default implementation ran.
  public static func answerOrThrow<Result>(_ call: () throws -> Result) throws -> Result? {
    do { return try call() } catch is Absent { return nil }
  }
}
