/// Where the view of a member is: which one it is, and how deep in the tree of which window.
///
/// Of two views of a window only the deeper can lie in the other. So members of two views that are equally deep
/// have nothing to do with each other, and no finger in common: the way up from a finger passes one view of each
/// depth. Fifty fingers on as many views are compared, each with each, and need not be asked about (ARB-13).
public struct TreeSpot: BitwiseCopyable, Sendable {
  /// The addresses of window and view as numbers, each compared in one step. `window` is 0 where nobody would
  /// report that views move.
  let window: UInt
  private(set) var view: UInt
  /// How many views lie above it.
  public private(set) var depth: Int
  /// How often views had moved when it was looked for.
  let moves: UInt64

  public init(window: ObjectIdentifier?, view: ObjectIdentifier?, depth: Int, moves: UInt64) {
    self.window = window.map { UInt(bitPattern: $0) } ?? 0
    self.view = view.map { UInt(bitPattern: $0) } ?? 0
    self.depth = depth
    self.moves = moves
  }

  /// That of a member that no finger brought in.
  public static var unknown: TreeSpot {
    TreeSpot(window: nil, view: nil, depth: 0, moves: 0)
  }

  /// The way up from a finger goes on to the view above.
  public mutating func goUp(to superview: ObjectIdentifier) {
    view = UInt(bitPattern: superview)
    depth -= 1
  }
}

extension Arbiter {
  /// A view of some window has moved to another place: what was known of views is right no more.
  public mutating func viewsMoved() { moves &+= 1 }

  /// Whether two have nothing to do with each other, as far as that is known without going up from a view.
  public func areApart(_ first: Member, _ second: Member) -> Bool {
    isApart(second, from: knownSpot(of: first))
  }

  /// The same, of one that is compared with many.
  @inline(__always)
  func isApart(_ member: Member, from spot: TreeSpot?) -> Bool {
    guard let spot else { return false }
    let own = spots[member.number]
    return own.view != spot.view && own.depth == spot.depth && own.window == spot.window
      && own.moves == spot.moves
  }

  /// The first place in the line, from `place` on, whose member may have to do with one at that spot; the end of
  /// the line if there is none. A loop of its own: it is most of what a crowd costs.
  func nextRelated(to spot: TreeSpot, from place: Int) -> Int {
    var place = place
    while place < everybody.members.count, isApart(everybody.members[place], from: spot) {
      place += 1
    }
    return place
  }

  /// Where a member's view is, if that is known and no view has moved since.
  @inline(__always)
  func knownSpot(of member: Member) -> TreeSpot? {
    let spot = spots[member.number]
    return spot.window != 0 && spot.moves == moves ? spot : nil
  }
}
