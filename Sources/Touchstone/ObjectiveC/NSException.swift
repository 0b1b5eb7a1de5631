import Foundation

/// What Objective-C raises where a program is wrong; nothing catches it, so the program ends.
nonisolated open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    self.userInfo = userInfo
    super.init()
  }

  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }

  open override var description: String { reason ?? name.rawValue }
}

/// What kind of mistake it was.
nonisolated public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}
