import Foundation

/// What is known of a scene beyond its life.
@MainActor open class UISceneSession: NSObject {
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  public internal(set) weak var scene: UIScene?
  public let persistentIdentifier = UUID().uuidString

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }

  nonisolated deinit {}
}

/// Who looks after a scene.
@MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  /// The scene's window begins with its first controller.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }

  nonisolated deinit {}
}

extension UIScene {
  /// What a scene was opened for; here nobody says.
  @MainActor open class ConnectionOptions: NSObject {}
}
