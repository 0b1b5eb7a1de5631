import Foundation
import Touchstone

/// Which gestures are enabled when one is added to a view.
public struct GestureMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The subviews' gestures are enabled, and the added one is not.
  public static let subviews = GestureMask(rawValue: 1)
  /// The added gesture is enabled, and the subviews' are not.
  public static let gesture = GestureMask(rawValue: 2)
  /// None is enabled.
  public static let none: GestureMask = []
  /// The added gesture and the subviews' gestures are enabled.
  public static let all: GestureMask = [.subviews, .gesture]
}

extension UIView {
  /// Adds a gesture to the view. The subviews' gestures have priority as with UIKit's recognizers.
  @discardableResult
  public func gesture<Described: Gesture>(
    _ gesture: Described, including mask: GestureMask = .all
  ) -> AttachedGesture<Described.Value> {
    AttachedGesture(gesture, on: self, rank: .normal, mask)
  }

  /// Adds a gesture for which the recognizers of the view and its subviews wait.
  @discardableResult
  public func highPriorityGesture<Described: Gesture>(
    _ gesture: Described, including mask: GestureMask = .all
  ) -> AttachedGesture<Described.Value> {
    AttachedGesture(gesture, on: self, rank: .high, mask)
  }

  /// Adds a gesture that is simultaneous with others.
  @discardableResult
  public func simultaneousGesture<Described: Gesture>(
    _ gesture: Described, including mask: GestureMask = .all
  ) -> AttachedGesture<Described.Value> {
    AttachedGesture(gesture, on: self, rank: .beside, mask)
  }
}
