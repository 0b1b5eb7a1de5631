// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A time as a fraction.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator.
  public var timescale: Int32
  private var isNumber = true

  public init() { self.init(value: 0, timescale: 0) }

  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
    isNumber = timescale > 0
  }

  /// That many seconds; what is no number gives an invalid time.
  public init(seconds: Double, preferredTimescale: Int32) {
    let ticks = seconds * Double(preferredTimescale)
    guard preferredTimescale > 0, let value = Int64(exactly: ticks.rounded()) else {
      self.init()
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime()
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)

  /// `nan` for an invalid time.
  public var seconds: Double { isNumber ? Double(value) / Double(timescale) : .nan }
  public var isValid: Bool { isNumber }
  public var isNumeric: Bool { isNumber }
  public var isIndefinite: Bool { !isNumber }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(
      seconds: left.seconds + right.seconds,
      preferredTimescale: max(left.timescale, right.timescale))
  }
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(
      seconds: left.seconds - right.seconds,
      preferredTimescale: max(left.timescale, right.timescale))
  }
}

public let kCMTimeZero = CMTime.zero

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public var end: CMTime { start + duration }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
}
