import Foundation
import GestureCore
import Pictures

// The geometry types that CoreGraphics has elsewhere. What comes in and the trace that goes out live in
// `TouchInput` and `TouchTrace`, so that `import UIKit` takes no words away from an app.
@_exported import struct GestureCore.CGAffineTransform
@_exported import struct GestureCore.CGAffineTransformComponents
@_exported import struct GestureCore.CGVector

// What Touchstone has and UIKit lacks, in one place. Beside what is here:
// * `TouchSystem`, the door for input, with its clock: `schedule(after:_:)` with `ScheduledWork`,
//   `clock` with `TouchClock`, `SceneTimer` and `SceneQueue`, which go by it, and
//   `UIGestureRecognizer.states` by `GestureStateSource`;
// * its trace: `trace`, `addTraceListener(_:)` with `TraceListener`, `traceEvents(limit:)`,
//   `traceBuffer`, `signposts` with `GestureSignposts`;
// * its answers: `why(_:at:)` and `why(named:at:)` with `WhyReport`, `conflicts()` with
//   `GestureConflict`, `blockages` with `Blockage`;
// * its `profile`, a `TouchProfile`;
// * `GestureTuning`, `UIView.presentation`, `UIWindowScene.touchSystem` and `init(screen:)`,
//   `UIScreen.init(bounds:scale:maximumFramesPerSecond:)`, `UIPress.PressType.key`;
// * the components of `UIColor`, `name` and `data` of `UIImage`, `UIFont.isBold`;
// * `UIWindowScene.tapStatusBar()`;
// * `UIWindowScene.traits` and `sendMemoryWarning()`;
// * `InterfaceCoder`, `InterfaceTable` and `InterfaceScene`, with which ported nibs and storyboards
//   are made, and `setInterface(_:)`, `performSegue(numbered:sender:)`, `embed(numbered:in:)`;
// * `Selector`, which Swift has only with Objective-C, and the `addTarget`s that take an unapplied
//   method; `ObjCMethods`, the table of methods by name, and `PortedModule`, which has one; `UIBarButtonItem.sendAction(for:)`;
//   `UIScrollView.OwnPanDelegate`, which nobody needs to name;
// * `TouchInput`, `TouchGeometry` and `TouchTrace`, under which the values that come in, the geometry
//   of touches and the words of the trace go.

/// Names an action added with `addAction(_:)`, so that it can be removed.
public struct GestureAction: Hashable {
  private final class Identity {}
  private let identity = Identity()

  public static func == (left: GestureAction, right: GestureAction) -> Bool {
    left.identity === right.identity
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIGestureRecognizer {
  /// Calls a closure with every action.
  @discardableResult
  public func addAction(
    _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> GestureAction {
    let token = GestureAction()
    add(TargetAction(target: nil, action: .closure(token, action)))
    return token
  }

  /// Takes away what `addAction(_:)` added; a token that is unknown does nothing.
  public func removeAction(_ token: GestureAction) {
    setTargets(
      targets.entries.filter { pair in
        if case .closure(let known, _) = pair.action { return known != token }
        return true
      })
  }

  /// Does something once that many seconds have passed on the input's own clock, unless the gesture
  /// is over before. Each recognizer has one such deadline: asking again replaces it.
  public func afterSeconds(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    requestDeadline(after: seconds, work)
  }
}

extension UIWindowScene {
  /// Makes the scene active or not, and tells its delegate. One that ceases to be active loses all input that is under way,
  /// as by an interruption, and takes none until it is active again (DEL-27).
  public func transition(to state: ActivationState) {
    let wasActive = activationState == .foregroundActive
    goOver(to: state)
    guard wasActive, state != .foregroundActive else { return }
    touchSystem.receive(InputFrame(time: touchSystem.now, isInterruption: true))
  }
}

extension UIWindowScene {
  /// A tap on the status bar: the one scroll view that may goes to its top. Where several may, none
  /// does, as in UIKit.
  public func tapStatusBar() {
    let candidates = scrollViewsToTop
    if candidates.count == 1 { candidates[0].scrollToTop() }
  }
}

extension UIImage {
  /// A picture that a renderer knows by its name, without a file.
  nonisolated public convenience init(name: String, size: CGSize, scale: CGFloat = 1) {
    self.init(.named(name), size: size, scale: scale, name: name)
  }
}

extension TouchSystem {
  /// Whether views look different as time passes, so that a renderer should draw the next frame.
  /// An animator that is held is not moving; an animation that waits for its delay is.
  public var isAnimating: Bool { layersInMotion > 0 || animationRuns.contains(where: \.isMoving) }
}

extension UIView {
  /// Stops the view's own animations; it looks as it is set, and their completions hear `false`.
  /// Elsewhere one would ask its layer.
  public func removeAllAnimations() {
    stopOwnAnimations()
    madeLayer?.stopAnimations()
  }

  /// How the trace calls the view.
  var label: String { accessibilityIdentifier ?? typeName }
}
