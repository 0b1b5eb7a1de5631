import Foundation

extension UIApplication {
  /// The URL of the app's page in the system's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The options for opening a URL.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app may open the URL, and not a browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Always `false`, since there are no other apps.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, since there are no other apps: the completion receives `false`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    OneTimeNotice.print("UIApplication.open(_:) opens nothing: there is no other app")
    completion?(false)
  }

  /// The name of `open(_:)` before iOS 10; always `false`.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// Starts the delivery of remote control events, of which there are none here.
  public func beginReceivingRemoteControlEvents() {}
  /// Stops the delivery of remote control events.
  public func endReceivingRemoteControlEvents() {}
}
