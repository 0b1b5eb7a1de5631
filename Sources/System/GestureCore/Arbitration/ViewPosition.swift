/// The position of a member's view: its identity, its depth, and its window.
///
/// Of two views of a window only the deeper one can be a descendant of the other. So members of two views of equal depth
/// are unrelated, and have no touch in common: the superviews of a hit view have one view of each depth. Fifty touches on
/// as many views are compared, each with each, and no client code need be asked (ARB-13).
public struct ViewPosition: BitwiseCopyable, Sendable {
  /// The addresses of window and view as numbers, for a fast comparison. `window` is 0 where the moves of views are not
  /// reported.
  let window: UInt
  private(set) var view: UInt
  /// The number of its superviews.
  public private(set) var depth: Int
  /// The version of the view trees for which it is right.
  let treeVersion: UInt64

  public init(window: ObjectIdentifier?, view: ObjectIdentifier?, depth: Int, treeVersion: UInt64) {
    self.window = window.map { UInt(bitPattern: $0) } ?? 0
    self.view = view.map { UInt(bitPattern: $0) } ?? 0
    self.depth = depth
    self.treeVersion = treeVersion
  }

  /// The position of a member that no input brought in.
  public static var unknown: ViewPosition {
    ViewPosition(window: nil, view: nil, depth: 0, treeVersion: 0)
  }

  /// Becomes the position of the superview.
  public mutating func ascend(to superview: ObjectIdentifier) {
    view = UInt(bitPattern: superview)
    depth -= 1
  }
}

extension Arbiter {
  /// A view has moved in the tree of some window: all known positions are out of date.
  public mutating func viewsMoved() { treeVersion &+= 1 }

  /// Whether the positions of two members show that they are unrelated.
  public func areUnrelated(_ first: Member, _ second: Member) -> Bool {
    isUnrelated(second, to: knownPosition(of: first))
  }

  /// For one member that is compared with many: its position is looked up once.
  @inline(__always)
  func isUnrelated(_ member: Member, to position: ViewPosition?) -> Bool {
    guard let position else { return false }
    let own = positions[member.number]
    return own.view != position.view && own.depth == position.depth && own.window == position.window
      && own.treeVersion == position.treeVersion
  }

  /// The first index in the line, from `index` on, whose member may be related to one at that position; the end of the
  /// line if there is none. A loop of its own, because it is most of the cost of a crowd.
  func nextRelated(to position: ViewPosition, from index: Int) -> Int {
    var index = index
    while index < line.members.count, isUnrelated(line.members[index], to: position) {
      index += 1
    }
    return index
  }

  /// The position of a member's view, if it is known and no view has moved since.
  @inline(__always)
  func knownPosition(of member: Member) -> ViewPosition? {
    let position = positions[member.number]
    return position.window != 0 && position.treeVersion == treeVersion ? position : nil
  }
}
