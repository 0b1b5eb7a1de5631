/// The numbers that movement without a finger goes by.
package struct ScrollPhysics: Sendable, Hashable {
  /// The share of the speed that each millisecond leaves.
  package var rate: CGFloat
  /// The pace of the spring that draws content to an edge or a target, a second.
  package var stiffness: Double
  /// The least speed that content keeps when it is let go, in points a second.
  package var leastVelocity: CGFloat

  package init(
    rate: CGFloat, stiffness: Double = EdgeSpring.usualStiffness, leastVelocity: CGFloat = 10
  ) {
    self.rate = rate
    self.stiffness = stiffness
    self.leastVelocity = leastVelocity
  }
}
