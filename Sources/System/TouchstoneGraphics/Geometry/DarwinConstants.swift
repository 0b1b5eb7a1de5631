// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Constants and functions of Darwin and Core Foundation that `import UIKit` brings along on iOS.

/// The largest finite number of a `Float`, for animations without end.
nonisolated public let HUGE = Float.greatestFiniteMagnitude
/// The largest finite number of a `Float`.
nonisolated public let MAXFLOAT = Float.greatestFiniteMagnitude
/// Nanoseconds in a second.
nonisolated public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
nonisolated public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
nonisolated public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
nonisolated public let USEC_PER_SEC: UInt64 = 1_000_000

/// Whether the program runs in Xcode's simulator.
nonisolated public let TARGET_OS_SIMULATOR: Int32 = 0
/// Whether the program runs in Xcode's simulator, by its old name.
nonisolated public let TARGET_IPHONE_SIMULATOR: Int32 = 0

/// An index of Core Foundation.
public typealias CFIndex = Int
/// A moment in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The present time of the machine, in seconds since the beginning of 2001.
nonisolated public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// The largest rectangle of an aspect ratio in the middle of another, as AVFoundation has it.
nonisolated public func AVMakeRect(
  aspectRatio: CGSize, insideRect boundingRect: CGRect
) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .null }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
