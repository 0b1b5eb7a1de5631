import Foundation

/// What an application tells about its life.
///
/// - Note: Differs from UIKit: nothing is launched here, so nothing is told. A delegate that is a
///   responder is the last to hear of what nobody else wanted (RSP-04).
@MainActor public protocol UIApplicationDelegate: AnyObject {}
