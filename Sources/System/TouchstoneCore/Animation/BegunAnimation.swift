import Foundation
import GestureCore

/// What `UIView.beginAnimations` has begun: its settings, and the blocks that receive the changes.
@MainActor private final class BegunAnimation {
  struct Settings {
    /// `nil` until set: inside another animation that one's counts, else 0.2 s.
    var duration: TimeInterval?
    var delay: TimeInterval = 0
    /// `nil` until set: inside another animation that one's counts, else it eases in and out.
    var curve: UIView.AnimationCurve?
    var repeatCount: Float = 1
    var autoreverses = false
    var beginsFromCurrentState = false
  }

  /// The animations that are begun and not committed, the innermost last.
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
  /// Changes of a setting count for what is changed after them.
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
  /// How a view's content changes in an animation that `beginAnimations` has begun.
  nonisolated public enum AnimationTransition: Int, Sendable {
    /// Not by itself.
    case none = 0
    /// It turns about its upright axis, from the left.
    case flipFromLeft = 1
    /// It turns about its upright axis, from the right.
    case flipFromRight = 2
    /// A page is lifted.
    case curlUp = 3
    /// A page is put down.
    case curlDown = 4
  }

  /// Animates what is changed until `commitAnimations()`, in 0.2 s unless something else is set. Such animations nest.
  /// - Parameters:
  ///   - animationID: handed to the delegate's methods.
  ///   - context: likewise.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation.open.append(BegunAnimation(name: animationID, context: context))
  }

  /// Ends what `beginAnimations` has begun, and starts its animations.
  public class func commitAnimations() { BegunAnimation.open.popLast()?.commit() }

  /// The object that receives the messages of start and stop; kept until the animations have stopped.
  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimation.open.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// The delegate's method for the start, with the name and the context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimation.open.last?.willStart = selector
  }

  /// The delegate's method for the stop, with the name, whether it ran to its end, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimation.open.last?.didStop = selector
  }

  /// The duration in seconds of what is changed from now on.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimation.open.last?.settings.duration = duration
  }

  /// The delay in seconds of what is changed from now on.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimation.open.last?.settings.delay = delay
  }

  /// How speed changes over the time.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    BegunAnimation.open.last?.settings.curve = curve
  }

  /// How often what is changed from now on runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.open.last?.settings.repeatCount = repeatCount
  }

  /// Whether it runs back as well.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.open.last?.settings.autoreverses = repeatAutoreverses
  }

  /// Whether it takes over from animations of the same properties.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    BegunAnimation.open.last?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// A transition of a view's content, beside what is changed.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard transition != .none else { return }
    BegunAnimation.open.last?.transition(
      AnimationOptions(rawValue: UInt(transition.rawValue) << 20), of: view)
  }
}
