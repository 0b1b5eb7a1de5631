// What XCTest has only on Apple's platforms, for ported tests.

/// Runs parts of a test under names.
nonisolated public enum XCTContext {
  /// Runs a part of a test; the name stands for nothing but the part.
  public static func runActivity<Result>(
    named name: String, block: (XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(XCTActivity(name: name))
  }
}

/// A part of a test.
nonisolated public struct XCTActivity {
  /// The name of the part.
  public let name: String
}
