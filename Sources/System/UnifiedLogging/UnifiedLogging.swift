// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

// What ported sources have for Apple's `os` and `OSLog`. As under Xcode, messages go to standard error if the
// environment has OS_ACTIVITY_DT_MODE; otherwise they go nowhere.

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  fileprivate var name: String {
    ["default", "info", "debug"].indices.contains(Int(rawValue))
      ? ["default", "info", "debug"][Int(rawValue)] : self == .error ? "error" : "fault"
  }
}

/// Where messages belong.
public final class OSLog: NSObject, Sendable {
  /// A purpose that Apple's tools know.
  public struct Category: Sendable {
    fileprivate let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  private let heading: String
  private let isDisabled: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    heading = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
    self.isDisabled = isDisabled
  }

  private static let isMirrored = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  /// Whether a message of that importance is kept anywhere.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && Self.isMirrored }

  fileprivate func write(_ type: OSLogType, _ message: () -> String) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data("\(heading)\(type.name): \(message())\n".utf8))
  }
}

/// A message whose values say whether others may read them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  fileprivate let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// What a message is made of.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A value. Private ones are shown as well: messages stay on the machine.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += String(describing: value())
    }

    /// A number in a format of its own.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, format: OSLogNumberFormat,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      let value = value()
      if case .fixed(let precision) = format, let number = value as? any BinaryFloatingPoint {
        text += String(format: "%.\(precision)f", Double(number))
      } else {
        text += String(describing: value)
      }
    }
  }
}

/// Whether others may read a value.
public struct OSLogPrivacy: Sendable {
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()

  /// What stands for a private value.
  public enum Mask: Sendable { case hash, none }

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Where a value stands in its column.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: Int) -> OSLogStringAlignment { none }
  public static func right(columns: Int) -> OSLogStringAlignment { none }
}

/// How a number is written.
public enum OSLogNumberFormat: Sendable {
  case decimal, hex, octal
  case fixed(precision: Int)

  public static let fixed = OSLogNumberFormat.fixed(precision: 6)
}

/// Writes messages of one subsystem and category.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(_ logObj: OSLog) { log = logObj }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func log(_ message: OSLogMessage) { log.write(.default) { message.text } }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level) { message.text } }
  public func trace(_ message: OSLogMessage) { log.write(.debug) { message.text } }
  public func debug(_ message: OSLogMessage) { log.write(.debug) { message.text } }
  public func info(_ message: OSLogMessage) { log.write(.info) { message.text } }
  public func notice(_ message: OSLogMessage) { log.write(.default) { message.text } }
  public func warning(_ message: OSLogMessage) { log.write(.error) { message.text } }
  public func error(_ message: OSLogMessage) { log.write(.error) { message.text } }
  public func critical(_ message: OSLogMessage) { log.write(.fault) { message.text } }
  public func fault(_ message: OSLogMessage) { log.write(.fault) { message.text } }
}

/// Writes a message with the values that its `%` stand for.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type) { formatted(message, args) }
}

/// Writes a message with the values that its `%` stand for.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(type) { formatted(message, args) }
}

/// Writes a message.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type) { message.text }
}

/// Values take the places of a message's `%` in their order. C's own formatting would crash at a `%@`.
private func formatted(_ message: StaticString, _ values: [any CVarArg]) -> String {
  var rest = values[...]
  var text = ""
  var scalars = Substring("\(message)")
  while let sign = scalars.firstIndex(of: "%") {
    text += scalars[..<sign]
    scalars = scalars[scalars.index(after: sign)...]
    if scalars.first == "{", let end = scalars.firstIndex(of: "}") {
      scalars = scalars[scalars.index(after: end)...]
    }
    if scalars.first == "%" {
      text += "%"
      scalars = scalars.dropFirst()
      continue
    }
    scalars = scalars.drop { "0123456789.+-# lhqzt".contains($0) }.dropFirst()
    text += rest.popFirst().map { String(describing: $0) } ?? ""
  }
  return text + scalars
}

// MARK: - Signposts

/// Identifies an interval.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { rawValue = .random(in: 1 ..< .max) }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
}

/// What a signpost marks.
public enum OSSignpostType: Sendable { case begin, end, event }

/// Marks a moment in the log.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write(.debug) { "signpost \(type) \(name)" }
}

/// Marks a moment in the log, with values.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ args: any CVarArg...
) {
  log.write(.debug) { "signpost \(type) \(name) \(formatted(format, args))" }
}

// MARK: - Locks

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private final class Storage: Sendable {
    /// Held around `state` too, so that `lock()` and `withLock(_:)` exclude each other.
    let lock = NSLock()
    let state: Mutex<State>

    init(_ state: sending State) { self.state = Mutex(state) }
  }

  private let storage: Storage

  public init(initialState: sending State) { storage = Storage(initialState) }
  public init(uncheckedState: sending State) { storage = Storage(uncheckedState) }

  public func withLock<Result, Failure: Error>(
    _ body: (inout sending State) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try storage.state.withLock(body)
  }

  public func withLockUnchecked<Result, Failure: Error>(
    _ body: (inout sending State) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(initialState: ()) }

  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}
