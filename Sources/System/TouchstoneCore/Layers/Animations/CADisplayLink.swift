// CoreGraphics' and UIKit's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GestureCore

/// Seconds of the scene's clock: of the one whose input is being handled, or of the one that handled
/// some last.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  TouchSystem.current?.now.seconds ?? 0
}

/// Calls a method once a frame of the screen, on the scene's clock.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The moment of the frame that is being made, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The moment of the next.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Between two frames of the screen.
  open var duration: CFTimeInterval { 1 / Double(screenRate) }
  /// Whether it keeps still until it is asked to go on.
  open var isPaused = false {
    didSet { if isPaused != oldValue { isPaused ? rest() : wait() } }
  }
  /// Calls a second; 0 for as many as the screen has frames.
  open var preferredFramesPerSecond = 0 { didSet { recount() } }
  /// Frames of the screen for each call, at least 1.
  open var frameInterval = 1 { didSet { recount() } }
  /// How often it wants to be called.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { recount() } }

  private var target: AnyObject?
  private let action: Selector
  private weak var system: TouchSystem?
  private var next: ScheduledWork?
  /// Where its beats are counted from, so that they do not drift.
  private var count = 0
  private var origin = Timestamp.zero

  /// - Parameter target: kept alive until the link is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = sel
    super.init()
  }

  /// Begins, on the clock of the scene that is being dealt with, else of the target's own. There are no
  /// run loops here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard system == nil else { return }
    system = TouchSystem.inCharge(of: target)
    wait()
  }

  /// Is not called in that mode any more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    rest()
    system = nil
  }

  /// Ends for good, and lets the target go.
  open func invalidate() {
    rest()
    system = nil
    target = nil
  }

  private var screenRate: Int { system?.scene?.screen.maximumFramesPerSecond ?? 60 }

  /// A whole number of the screen's frames.
  private var interval: TimeInterval {
    let range = preferredFrameRateRange.preferred ?? 0
    let wanted = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(range)
    guard wanted > 0 else { return duration * Double(max(1, frameInterval)) }
    return duration * max(1, (Double(screenRate) / wanted).rounded())
  }

  private func wait() {
    guard next == nil, !isPaused, let system, target != nil else { return }
    if count == 0 { origin = system.now }
    count += 1
    let due = origin.advanced(by: Double(count) * interval)
    next = system.schedule(at: due) { [weak self] in self?.tick() }
  }

  private func recount() {
    rest()
    wait()
  }

  private func rest() {
    next?.cancel()
    next = nil
    count = 0
  }

  private func tick() {
    next = nil
    guard let system, let target else { return }
    timestamp = system.now.seconds
    targetTimestamp = timestamp + interval
    wait()
    _ = action.send(to: target, from: self, for: nil)
  }
}

/// How many frames a second a client would like.
nonisolated public struct CAFrameRateRange: Sendable, Hashable {
  /// The fewest calls in a second.
  public var minimum: Float
  /// The most calls in a second.
  public var maximum: Float
  /// As many calls in a second as would be best; `nil` for no wish.
  public var preferred: Float?

  /// Makes a range of calls in a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As often as the screen shows anew.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
