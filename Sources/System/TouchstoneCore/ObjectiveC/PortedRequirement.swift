import Foundation

/// Calls optional requirements of ported protocols.
///
/// Objective-C asks an object whether it has a method. Swift has no such question, so each optional
/// requirement has a default implementation that reports that it ran. A call by way of ``answer(_:_:isKnown:_:)``
/// then returns `nil`. So the implementation is found wherever the class is declared.
nonisolated public enum PortedRequirement {
  private static let key = "touchstone.absent-requirement"

  /// Calls a requirement; `nil` if its default implementation ran.
  ///
  /// - Parameter isKnown: whether the object certainly has the requirement.
  public static func answer<Result>(
    _ object: Any, _ name: String, isKnown: Bool, _ call: () -> Result
  ) -> Result? {
    if isKnown { return call() }
    // The implementation may call further requirements.
    let thread = Thread.current
    let outer = thread.threadDictionary[key]
    defer { thread.threadDictionary[key] = outer }
    let question = Question(object as AnyObject, name)
    thread.threadDictionary[key] = question
    let result = call()
    return question.isAbsent ? nil : result
  }

  /// What the default implementation returns. The value is never read: ``answer(_:_:isKnown:_:)`` drops it.
  public static func absent<Result>(_ object: Any, _ name: String) -> Result {
    guard let question = Thread.current.threadDictionary[key] as? Question,
      question.object === object as AnyObject, question.name == name
    else { preconditionFailure("\(type(of: object)) does not implement \(name.dropFirst(6))") }
    question.isAbsent = true
    return unread()
  }

  /// A value of zeros: references in it are null, which the run time neither retains nor releases.
  private static func unread<Value>() -> Value {
    withUnsafeTemporaryAllocation(
      byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
    ) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return bytes.baseAddress!.assumingMemoryBound(to: Value.self).move()
    }
  }

  private final class Question {
    let object: AnyObject
    let name: String
    var isAbsent = false

    init(_ object: AnyObject, _ name: String) {
      self.object = object
      self.name = name
    }
  }
}
