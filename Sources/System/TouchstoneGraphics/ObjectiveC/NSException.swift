import Foundation

/// What Objective-C raises where a program is wrong; nothing catches it, so the program ends.
nonisolated open class NSException: NSObject {
  /// What kind of mistake it was.
  public let name: NSExceptionName
  /// What was wrong, in words.
  public let reason: String?
  /// What else is known of it.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an exception; nothing is raised yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    self.userInfo = userInfo
    super.init()
  }

  /// Ends the program with the name and the reason, as an exception does that nothing catches.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }

  open override var description: String { reason ?? name.rawValue }
}
