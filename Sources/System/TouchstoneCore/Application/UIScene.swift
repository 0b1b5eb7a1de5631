/// One instance of an application's interface, which is connected and disconnected separately.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, and receives input.
    case foregroundActive = 0
    /// In the foreground, but receives no input.
    case foregroundInactive = 1
    /// Not visible.
    case background = 2
  }

  /// The state of the scene; it receives input only while it is active.
  // A number, because it is read for each finger that comes down.
  @exclusivity(unchecked) public package(set) var activationState = ActivationState.unattached

  /// The delegate of the scene. A delegate that the launch made is retained.
  open weak var delegate: (any UISceneDelegate)? {
    get { chosenDelegate ?? ownDelegate }
    set { chosenDelegate = newValue }
  }
  private weak var chosenDelegate: (any UISceneDelegate)?
  @exclusivity(unchecked) package var ownDelegate: (any UISceneDelegate)?
  /// The session; `nil` for a scene that was not made by a launch.
  public package(set) var session: UISceneSession!
  nonisolated deinit {}
}
