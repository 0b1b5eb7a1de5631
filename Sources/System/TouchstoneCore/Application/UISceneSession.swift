import Foundation

/// What is known of a scene beyond its life.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows on the device's own screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// How the scene was made.
  public package(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  public package(set) weak var scene: UIScene?
  /// A name that stays the same while the session lives.
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
  /// The name under which an application declares it.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard, whose class is in a target above.
  @exclusivity(unchecked) package final var storyboardSlot: AnyObject?

  /// Makes a configuration by its name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  nonisolated deinit {}
}

extension UIScene {
  /// What a scene was opened for; always empty.
  @MainActor open class ConnectionOptions: NSObject {}
}
