/// A group of touches that an attempt has. The group counts who has it, and is kept while any attempt does.
struct HeldGroup {
  private var reference = Uncounted(TouchGroup.empty)

  @inline(__always)
  var isEmpty: Bool { reference.with { $0.list.isEmpty } }
  @inline(__always)
  var group: TouchGroup { reference.object }

  /// The group, for those who only look.
  @inline(__always)
  func with<Result>(_ body: (TouchGroup) -> Result) -> Result { reference.with(body) }

  @inline(__always)
  func isSame(as other: TouchGroup) -> Bool { reference.isSame(as: other) }

  /// Takes another one in its place.
  @inline(__always)
  mutating func take(_ other: TouchGroup) {
    reference.with { $0.leave() }
    other.join()
    reference = Uncounted(other)
  }

  /// Has the empty group from now on.
  @inline(__always)
  mutating func letGo() { take(.empty) }
}
