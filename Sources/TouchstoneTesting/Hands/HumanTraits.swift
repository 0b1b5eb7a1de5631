/// What people's fingers do beside what they want, in points and seconds.
///
/// `docs/human-fingers.md` tells how each number was measured, and on what.
public struct HumanTraits: Sendable, Hashable {
  /// How long a finger stays down for a tap.
  public var tapTime: Quantiles
  /// From the lift to the next landing of a double tap.
  public var tapPause: Quantiles
  /// How far a finger rolls between landing and lifting, for a tap.
  public var tapDrift: Quantiles
  /// How much later than the first the other fingers of a hand land, and lift.
  public var landingDelay: Quantiles
  public var liftDelay: Quantiles
  /// The deviation of a resting finger from where it rests, and how long it stays to one side.
  public var tremor: Quantiles
  public var tremorTime: Double
  /// The deviation of a moving finger from its way, in points.
  public var wobble: Quantiles
  /// How far from the straight way it goes at most, in parts of its length.
  public var bow: Quantiles
  /// How much later than even the panel looks, in parts of the time between two looks.
  public var scanUnrest: Quantiles
  /// The panel's finest step.
  public var grain: Double

  /// What was measured on real panels under real hands.
  public static let measured = HumanTraits(
    tapTime: Quantiles(0.04, 0.06, 0.08, 0.11, 0.16),
    tapPause: Quantiles(0.07, 0.1, 0.13, 0.17, 0.22),
    tapDrift: Quantiles(0, 0.3, 1, 2.5, 7),
    landingDelay: Quantiles(0, 0.004, 0.01, 0.02, 0.045),
    liftDelay: Quantiles(0, 0.004, 0.01, 0.02, 0.045),
    tremor: Quantiles(0.05, 0.1, 0.2, 0.4, 0.8),
    tremorTime: 0.08,
    wobble: Quantiles(0.1, 0.2, 0.35, 0.6, 1.2),
    bow: Quantiles(0.005, 0.015, 0.03, 0.06, 0.12),
    scanUnrest: Quantiles(-0.1, -0.03, 0, 0.03, 0.1),
    grain: 0.1)
}
