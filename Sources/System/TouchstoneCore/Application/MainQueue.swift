import Dispatch
import Foundation

/// Whether the caller is where UIKit's classes may be looked at: loggers ask objects for their
/// descriptions wherever they are.
nonisolated package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The queue decides, and not the thread: once a program has given its first thread away, the main
  /// queue's work is done by others.
  package static var isCurrent: Bool {
    let isMain = DispatchQueue.getSpecific(key: key) == true
    return isMain || Thread.isMainThread
  }

  /// What can be said of an object from anywhere.
  static func outline(_ object: AnyObject) -> String {
    let address = UInt(bitPattern: ObjectIdentifier(object))
    return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
  }
}
