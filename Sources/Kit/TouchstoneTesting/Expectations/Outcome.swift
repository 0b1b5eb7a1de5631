/// The result of an expectation: met, or a failure message.
///
/// It depends on no test framework; Swift Testing and XCTest both print the compared values:
/// ```swift
/// #expect(stage.expect(pan).began() == .met)         // Swift Testing
/// XCTAssertEqual(stage.expect(pan).began(), .met)    // XCTest
/// ```
/// prints "pan never began: it failed at 0.500: lifted after moving 7.2 pt, less than panHysteresis 10", followed by the causes
/// back to the finger and the usual cure.
public enum Outcome: Sendable, Hashable, CustomStringConvertible {
  /// The expectation is met.
  case met
  /// The expectation is not met, for the given reason.
  case failed(String)

  /// Whether the expectation is met.
  public var isMet: Bool { self == .met }

  public var description: String {
    switch self {
    case .met: "met"
    case .failed(let words): words
    }
  }

  /// Throws the failure, to stop a test.
  public func get() throws {
    if case .failed(let words) = self { throw Failure(description: words) }
  }

  /// Combines two outcomes: met if both are; otherwise all failures.
  public func and(_ other: @autoclosure () -> Outcome) -> Outcome {
    switch (self, other()) {
    case (.failed(let one), .failed(let two)): .failed("\(one)\n\(two)")
    case (.failed, .met): self
    case (.met, let other): other
    }
  }

  /// The error that `get()` throws.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }
}
