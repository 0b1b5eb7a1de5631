import Foundation

/// Whether an animator's changes are under way.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
  /// Its closures have not been run, or everything is over.
  case inactive = 0
  /// Running, or held.
  case active = 1
  /// Taken from the views where they were; waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animation ends.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it leads.
  case end = 0
  /// Where it came from.
  case start = 1
  /// Where it is.
  case current = 2
}

/// Something that runs, can be held and moved by hand, and ends.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it has begun, and whether it was stopped.
  var state: UIViewAnimatingState { get }
  /// Whether it moves at present.
  var isRunning: Bool { get }
  /// Whether it goes back towards its start.
  var isReversed: Bool { get set }
  /// Which part of its way is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Begins, or goes on after a pause.
  func startAnimation()
  /// Begins after that many seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is; one that has not begun begins.
  func pauseAnimation()
  /// Stops it where it is; with `false` it is to be finished then.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends one that was stopped, at one of its ends or where it is.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates the changes that closures make. All of it is optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when that part of the time left is over.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end, with where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another timing for what is left, and that many times the duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
