import Foundation
import GestureCore
import Pictures

// What Touchstone has and UIKit lacks, in one place. Beside what is here:
// * `TouchSystem`, the door for input, with its clock: `schedule(after:_:)` with `ScheduledWork`,
//   `clock` with `TouchClock`, `SceneTimer` and `SceneQueue`, which go by it, and
//   `UIGestureRecognizer.states` by `GestureStateSource`, a `MainActorStream`;
// * its trace: `trace`, `addTraceListener(_:)` with `TraceListener`, `traceEvents(limit:)`,
//   `traceBuffer`, `signposts` with `GestureSignposts`;
// * its answers: `why(_:at:)` and `why(named:at:)` with `WhyReport`, `conflicts()` with
//   `GestureConflict`, `blockages` with `Blockage`;
// * its `profile`, a `TouchProfile`;
// * `PortedRequirement`, `PortedValue`, `PortedWait`, `ManagedValue`, `KeyValueObserving` and `KeyValueChanges`, which
//   ported sources call, and `AnimatedView`, by which short forms give way to an app's members;
// * of Objective-C's run time `Method`, `IMP`, `Protocol`, `class_getInstanceMethod`, `class_getClassMethod`,
//   `class_getMethodImplementation`, `class_addMethod`, `class_replaceMethod`, `method_exchangeImplementations`,
//   `method_getImplementation`, `method_getTypeEncoding`, `method_setImplementation`, `imp_implementationWithBlock`,
//   `object_getClass`, `object_getClassName`, `autoreleasepool` and `_KeyValueCodingAndObserving`;
// * of Darwin `OSStatus`, `noErr`, `kAudioServicesNoError`, `TARGET_OS_SIMULATOR`, `TARGET_IPHONE_SIMULATOR`, `HUGE`,
//   `MAXFLOAT`, `NSEC_PER_SEC`, `NSEC_PER_MSEC`, `NSEC_PER_USEC`, `USEC_PER_SEC`, `OBJC_SYNC_SUCCESS` and
//   `OBJC_SYNC_NOT_OWNING_THREAD_ERROR`;
// * of XCTest `XCTContext` and `XCTActivity`;
// * of Apple's other frameworks `AVMakeRect`, `CTFontManagerRegisterGraphicsFont`, `CIImage`, `CIColor`, `CIFilter`,
// `CIContext`,
//   `kCIInputCenterKey`, `kCIInputColorKey`, `kCIInputImageKey`, `kCIInputIntensityKey`, `kCIInputRadiusKey`,
//   `kCIInputScaleKey`, `kCIOutputImageKey`, and `UI_USER_INTERFACE_IDIOM`;
// * `GestureTuning`, `UIView.presentation`, `UIWindowScene.touchSystem` and `init(screen:)`,
//   `UIScreen.init(bounds:scale:maximumFramesPerSecond:)`, `UIPress.PressType.key`;
// * the components of `UIColor`, `name` and `data` of `UIImage`, `UIFont.isBold`;
// * `UIWindowScene.tapStatusBar()`;
// * `UIWindowScene.traits` and `sendMemoryWarning()`;
// * `InterfaceCoder`, `InterfaceTable` and `InterfaceScene`, with which ported nibs and storyboards
//   are made, and `setInterface(_:)`, `performSegue(numbered:sender:)`, `embed(numbered:in:)`;
// * `InterfaceTables` and `InterfaceCollections`, with which tables and collections of nibs are made;
// * `Selector`, which Swift has only with Objective-C, and the `addTarget`s that take an unapplied
//   method; `ObjCMethods`, the table of methods by name, and `PortedModule`, which has one; `UIBarButtonItem.sendAction(for:)`;
//   `UIScrollView.OwnPanDelegate`, which no client needs to name;
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

/// Touchstone's additions to an object of one of UIKit's classes: `recognizer.touchstone.addAction { … }`. An app
/// may declare members of the same names on the classes themselves.
@preconcurrency @MainActor
public struct TouchstoneAdditions<Base: AnyObject> {
  let base: Base
}

extension UIGestureRecognizer {
  /// Touchstone's additions to recognizers.
  public var touchstone: TouchstoneAdditions<UIGestureRecognizer> {
    TouchstoneAdditions(base: self)
  }
}

extension UIView {
  /// Touchstone's additions to views.
  public var touchstone: TouchstoneAdditions<UIView> { TouchstoneAdditions(base: self) }

  /// The name of the view in the trace.
  var label: String { accessibilityIdentifier ?? typeName }
}

extension TouchstoneAdditions where Base == UIGestureRecognizer {
  /// Calls a closure with every action.
  @discardableResult
  public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void)
    -> GestureAction
  {
    let token = GestureAction()
    base.add(TargetAction(target: nil, action: .closure(token, action)))
    return token
  }

  /// Removes what `addAction(_:)` added; an unknown token does nothing.
  public func removeAction(_ token: GestureAction) {
    base.setTargets(
      base.targets.entries.filter { pair in
        if case .closure(let known, _) = pair.action { return known != token }
        return true
      })
  }

  /// Does something once that many seconds have passed on the input's own clock, unless the gesture
  /// has finished before. Each recognizer has one such deadline: another call replaces it.
  public func afterSeconds(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    base.requestDeadline(after: seconds, work)
  }

  /// The recognizer's states from now on, as ``GestureStateSource`` has them.
  public var states: MainActorStream<GestureState> { base.states }
}

extension TouchstoneAdditions where Base == UIView {
  /// The current appearance of the view, possibly during animations.
  public var presentation: UIView.Presentation { base.presentation }

  /// Stops the view's own animations; it looks as it is set, and their completions get `false`.
  /// UIKit has this for layers alone.
  public func removeAllAnimations() {
    base.stopOwnAnimations()
    base.madeLayer?.stopAnimations()
  }
}

// The short forms stand in extensions of protocols, so that an app's own members of these names come first.
extension GestureStateSource where Self: UIGestureRecognizer {
  /// `touchstone.addAction(_:)`
  @discardableResult
  public func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void)
    -> GestureAction
  {
    touchstone.addAction(action)
  }

  /// `touchstone.removeAction(_:)`
  public func removeAction(_ token: GestureAction) { touchstone.removeAction(token) }

  /// `touchstone.afterSeconds(_:_:)`
  public func afterSeconds(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    touchstone.afterSeconds(seconds, work)
  }
}

/// A view, for the short forms of what Touchstone adds to views.
@preconcurrency @MainActor
public protocol AnimatedView: AnyObject {}

extension UIView: AnimatedView {}

extension AnimatedView where Self: UIView {
  /// `touchstone.removeAllAnimations()`
  public func removeAllAnimations() { touchstone.removeAllAnimations() }
}

extension UIWindowScene {
  /// Makes the scene active or not, and informs its delegate. One that ceases to be active loses all input that is under way,
  /// as by an interruption, and takes none until it is active again (DEL-27).
  public func transition(to state: ActivationState) {
    let wasActive = activationState == .foregroundActive
    goOver(to: state)
    guard wasActive, state != .foregroundActive else { return }
    touchSystem.receive(InputFrame(time: touchSystem.now, isInterruption: true))
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
