import Foundation

/// Runs the closure; Swift without Objective-C has no pools.
nonisolated public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}
