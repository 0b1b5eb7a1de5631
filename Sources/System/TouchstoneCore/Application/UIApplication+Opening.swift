import Foundation

extension UIApplication {
  /// The address of the app's page in the system's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the page of its notifications in the system's settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// A key of what is said of an address that is to be opened.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether an app alone may open it, and no browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Whether an app can open the address: never, since there is no other app.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, since there is no other app: the completion receives `false`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    OneTimeNotice.print("UIApplication.open(_:) opens nothing: there is no other app")
    completion?(false)
  }

  /// The name of `open(_:)` before iOS 10; `false`.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// Buttons of headphones and their like send events from now on; there are none here.
  public func beginReceivingRemoteControlEvents() {}
  /// Such events end.
  public func endReceivingRemoteControlEvents() {}
}
