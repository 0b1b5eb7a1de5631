import Foundation
import Touchstone

/// Which gestures of a view are on when one is added to it.
public struct GestureMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The gestures of the subviews, not the one that is added.
  public static let subviews = GestureMask(rawValue: 1)
  /// The one that is added, not those of the subviews.
  public static let gesture = GestureMask(rawValue: 2)
  /// None of them.
  public static let none: GestureMask = []
  /// The gesture and those of the subviews.
  public static let all: GestureMask = [.subviews, .gesture]
}

extension UIView {
  /// Puts a gesture on the view, beside those of its subviews, which have precedence where UIKit's
  /// recognizers would.
  @discardableResult
  public func gesture<Described: Gesture>(
    _ gesture: Described, including mask: GestureMask = .all
  ) -> AttachedGesture<Described.Value> {
    AttachedGesture(gesture, on: self, rank: .normal, mask)
  }

  /// Puts a gesture on the view for which the recognizers of the view and of its subviews wait.
  @discardableResult
  public func highPriorityGesture<Described: Gesture>(
    _ gesture: Described, including mask: GestureMask = .all
  ) -> AttachedGesture<Described.Value> {
    AttachedGesture(gesture, on: self, rank: .high, mask)
  }

  /// Puts a gesture on the view that happens at the same time as others.
  @discardableResult
  public func simultaneousGesture<Described: Gesture>(
    _ gesture: Described, including mask: GestureMask = .all
  ) -> AttachedGesture<Described.Value> {
    AttachedGesture(gesture, on: self, rank: .beside, mask)
  }
}
