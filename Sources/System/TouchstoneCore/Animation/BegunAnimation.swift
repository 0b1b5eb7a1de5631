import Foundation
import GestureCore

/// An animation that `UIView.beginAnimations` has begun: its settings, and the blocks that receive the changes.
@MainActor private final class BegunAnimation {
  struct Settings {
    /// `nil` until set: then inherited from the enclosing animation, or 0.2 s without one.
    var duration: TimeInterval?
    var delay: TimeInterval = 0
    /// `nil` until set: then inherited from the enclosing animation, or ease-in-out without one.
    var curve: UIView.AnimationCurve?
    var repeatCount: Float = 1
    var autoreverses = false
    var beginsFromCurrentState = false
  }

  /// The animations that were begun and not committed, the innermost last.
  static var open: [BegunAnimation] = []

  private let name: String?
  private let context: UnsafeMutableRawPointer?
  private let outer: AnimationBlock?
  private var blocks: [AnimationBlock] = []
  private var openBlocks = 0
  private var isWhole = true
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// A change of a setting applies to subsequent changes of views.
  var settings = Settings() { didSet { renewBlock() } }

  init(name: String?, context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
    outer = AnimationBlock.exchange(for: nil)
    renewBlock()
  }

  private func renewBlock() {
    if blocks.last?.isUnused == true { blocks.removeLast() }
    _ = AnimationBlock.exchange(for: outer)
    var options: UIView.AnimationOptions = [.allowUserInteraction]
    if settings.beginsFromCurrentState { options.insert(.beginFromCurrentState) }
    if settings.duration != nil { options.insert(.overrideInheritedDuration) }
    if settings.curve != nil { options.insert(.overrideInheritedCurve) }
    let curve = settings.curve ?? .easeInOut
    let block = AnimationBlock.make(
      duration: settings.duration ?? 0.2, delay: settings.delay, options: options,
      curve: { _ in .bezier(curve.bezier) }, completion: { [self] in ended($0) })
    if settings.repeatCount != 1 || settings.autoreverses {
      block.repeat(Double(settings.repeatCount), autoreverses: settings.autoreverses)
    }
    blocks.append(block)
    _ = AnimationBlock.exchange(for: block)
  }

  func transition(_ style: UIView.AnimationOptions, of view: UIView) {
    blocks.last?.noteTransition(of: view, style)
  }

  func commit() {
    _ = AnimationBlock.exchange(for: outer)
    send(willStart, [name, context])
    openBlocks = blocks.count
    for block in blocks { block.start() }
    blocks = []
  }

  private func ended(_ isFinished: Bool) {
    openBlocks -= 1
    isWhole = isWhole && isFinished
    guard openBlocks == 0 else { return }
    send(didStop, [name, NSNumber(value: isWhole), context])
    delegate = nil
  }

  private func send(_ selector: Selector?, _ values: [Any?]) {
    guard let delegate, let selector else { return }
    selector.perform(at: delegate, values)
  }
}

extension UIView {
  /// The transition of a view's content in an animation that `beginAnimations` has begun.
  nonisolated public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// A flip about the vertical axis, from the left.
    case flipFromLeft = 1
    /// A flip about the vertical axis, from the right.
    case flipFromRight = 2
    /// A page that is curled up.
    case curlUp = 3
    /// A page that is curled down.
    case curlDown = 4
  }

  /// Animates the changes until `commitAnimations()`, with a duration of 0.2 s unless another one is set. Such animations can
  /// be nested.
  /// - Parameters:
  ///   - animationID: Passed to the delegate's methods.
  ///   - context: Passed to the delegate's methods.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation.open.append(BegunAnimation(name: animationID, context: context))
  }

  /// Ends what `beginAnimations` has begun, and starts its animations.
  public class func commitAnimations() { BegunAnimation.open.popLast()?.commit() }

  /// Sets the object that is notified of start and stop; it is retained until the animations have stopped.
  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimation.open.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate's method for the start, which receives the ID and the context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimation.open.last?.willStart = selector
  }

  /// Sets the delegate's method for the stop, which receives the ID, whether the animation finished, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimation.open.last?.didStop = selector
  }

  /// Sets the duration of the following changes, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimation.open.last?.settings.duration = duration
  }

  /// Sets the delay of the following changes, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimation.open.last?.settings.delay = delay
  }

  /// Sets the timing curve of the following changes.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    BegunAnimation.open.last?.settings.curve = curve
  }

  /// Sets the number of repetitions of the following changes.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.open.last?.settings.repeatCount = repeatCount
  }

  /// Sets whether repetitions also run backwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.open.last?.settings.autoreverses = repeatAutoreverses
  }

  /// Sets whether the animation replaces others of the same properties.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    BegunAnimation.open.last?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// Sets a transition of a view's content, in addition to the animated changes.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard transition != .none else { return }
    BegunAnimation.open.last?.transition(
      AnimationOptions(rawValue: UInt(transition.rawValue) << 20), of: view)
  }
}
