/// The constants of motion without a finger.
package struct ScrollPhysics: Sendable, Hashable {
  /// The factor of the velocity per millisecond.
  package var rate: CGFloat
  /// The angular frequency of the spring that moves content to an edge or a target, in 1/s.
  package var stiffness: Double
  /// Content with a lower speed stops when the finger lifts, in points per second.
  package var leastVelocity: CGFloat

  package init(
    rate: CGFloat, stiffness: Double = EdgeSpring.usualStiffness, leastVelocity: CGFloat = 10
  ) {
    self.rate = rate
    self.stiffness = stiffness
    self.leastVelocity = leastVelocity
  }
}
