import Foundation

/// The information about a scene that remains when it is disconnected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows on the device's own screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  public package(set) var configuration: UISceneConfiguration
  /// The scene; `nil` while it is not connected.
  public package(set) weak var scene: UIScene?
  /// An identifier that does not change during the session.
  public let persistentIdentifier = UUID().uuidString

  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }

  nonisolated deinit {}
}

/// The class of a scene's delegate, and its storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the application's manifest.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard, whose class is in a module above.
  @exclusivity(unchecked) package final var storyboardSlot: AnyObject?

  /// Makes a configuration with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  nonisolated deinit {}
}

extension UIScene {
  /// The options with which a scene was opened; always empty.
  @MainActor open class ConnectionOptions: NSObject { nonisolated deinit {} }
}
