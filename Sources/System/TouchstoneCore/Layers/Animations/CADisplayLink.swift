// The names are those of CoreGraphics and UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GestureCore

/// The time in seconds of the scene that is handling input, or of the one that did so last.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  TouchSystem.current?.now.seconds ?? 0
}

/// Calls a method for each frame of the screen, on the scene's clock.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The time of the current frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the screen, in seconds.
  open var duration: CFTimeInterval { 1 / Double(screenRate) }
  /// Whether the link is paused.
  open var isPaused = false {
    didSet { if isPaused != oldValue { isPaused ? rest() : wait() } }
  }
  /// The number of calls per second; 0 for the frame rate of the screen.
  open var preferredFramesPerSecond = 0 { didSet { recount() } }
  /// The number of frames per call, at least 1.
  open var frameInterval = 1 { didSet { recount() } }
  /// The preferred frequency of the calls.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { recount() } }

  private var target: AnyObject?
  private let action: Selector
  private weak var system: TouchSystem?
  private var next: ScheduledWork?
  /// The origin from which calls are counted, so that they do not drift.
  private var count = 0
  private var origin = Timestamp.zero

  /// - Parameter target: The target, which is retained until the link is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = sel
    super.init()
  }

  /// Starts the calls, on the clock of the scene that is handling input, or else of the target's scene. There are no run loops
  /// here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard system == nil else { return }
    system = TouchSystem.inCharge(of: target)
    wait()
  }

  /// Stops the calls.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    rest()
    system = nil
  }

  /// Stops the calls for good, and releases the target.
  open func invalidate() {
    rest()
    system = nil
    target = nil
  }

  private var screenRate: Int { system?.scene?.screen.maximumFramesPerSecond ?? 60 }

  /// The time between calls in seconds, a multiple of the frame time.
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
  nonisolated deinit {}
}

/// A range of preferred frame rates.
nonisolated public struct CAFrameRateRange: Sendable, Hashable {
  /// The minimum number of calls per second.
  public var minimum: Float
  /// The maximum number of calls per second.
  public var maximum: Float
  /// The preferred number of calls per second; `nil` for no preference.
  public var preferred: Float?

  /// Makes a range of calls per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The frame rate of the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
