/// A part of an application that comes and goes by itself.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What a scene is doing.
  nonisolated public enum ActivationState: Int, Sendable {
    /// It is not connected yet, or not any more.
    case unattached = -1
    /// It is in front and takes input.
    case foregroundActive = 0
    /// It is in front and takes no input.
    case foregroundInactive = 1
    /// It is not seen.
    case background = 2
  }

  /// Only an active scene takes input.
  // A number, which is asked for with each finger that comes down.
  @exclusivity(unchecked) public package(set) var activationState = ActivationState.unattached

  /// Looks after the scene. The one that a launch made is kept.
  open weak var delegate: (any UISceneDelegate)? {
    get { chosenDelegate ?? ownDelegate }
    set { chosenDelegate = newValue }
  }
  private weak var chosenDelegate: (any UISceneDelegate)?
  @exclusivity(unchecked) package var ownDelegate: (any UISceneDelegate)?
  /// `nil` for a scene that no launch has made.
  public package(set) var session: UISceneSession!
}
