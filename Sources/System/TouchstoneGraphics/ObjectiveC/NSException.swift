import Foundation

/// What Objective-C raises where a program is wrong; nothing catches it, so the program ends.
nonisolated open class NSException: NSObject {
  /// The kind of the error.
  public let name: NSExceptionName
  /// The reason of the error.
  public let reason: String?
  /// Further information about the error.
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
