/// What became of an expectation: it was met, or a failure in words for a person.
///
/// It needs no test framework and reads well in each, since both print what was compared:
/// ```swift
/// #expect(stage.expect(pan).began() == .met)         // Swift Testing
/// XCTAssertEqual(stage.expect(pan).began(), .met)    // XCTest
/// ```
/// prints "pan never began: it failed at 0.500: lifted after moving 7.2 pt, less than panHysteresis 10",
/// and under it what led to that, back to the finger, with the usual cure.
public enum Outcome: Sendable, Hashable, CustomStringConvertible {
  /// It is as expected.
  case met
  /// It is not, and this is what is wrong.
  case failed(String)

  /// Whether it is as expected.
  public var isMet: Bool { self == .met }

  public var description: String {
    switch self {
    case .met: "met"
    case .failed(let words): words
    }
  }

  /// Throws the failure, for tests that are to stop there.
  public func get() throws {
    if case .failed(let words) = self { throw Failure(description: words) }
  }

  /// Both: all failures, one after the other.
  public func and(_ other: @autoclosure () -> Outcome) -> Outcome {
    switch (self, other()) {
    case (.failed(let one), .failed(let two)): .failed("\(one)\n\(two)")
    case (.failed, .met): self
    case (.met, let other): other
    }
  }

  /// A failure that was thrown.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }
}
