import Foundation

/// How far fingers may stray while an element is under way.
package enum Drift: Sendable, Hashable {
  /// Each finger from where it landed.
  case each(CGFloat)
  /// Their centre from the beginning of the element, and from each finger that lands; a lift is no
  /// movement of the centre.
  case centre(CGFloat)
  /// Each finger beside a way and against it.
  case corridor(Corridor)
}
