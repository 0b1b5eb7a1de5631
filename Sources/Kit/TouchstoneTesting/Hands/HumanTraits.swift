/// What people's fingers do beside what they want, in points and seconds.
///
/// `docs/human-fingers.md` says how each number was measured, and on what.
public struct HumanTraits: Sendable, Hashable {
  /// How long a finger stays down for a tap.
  public var tapTime: Quantiles
  /// From the lift to the next landing of a double tap.
  public var tapPause: Quantiles
  /// How far a finger rolls between landing and lifting, for a tap.
  public var tapDrift: Quantiles
  /// How much later than the first the other fingers of a hand land, and lift.
  public var landingDelay: Quantiles
  /// How long after the first finger another one lifts, in seconds.
  public var liftDelay: Quantiles
  /// The deviation of a resting finger from where it rests, and how long it stays to one side.
  public var tremor: Quantiles
  /// How long a tremor goes one way, in seconds.
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
    tapTime: Quantiles(0.0264, 0.069, 0.0719, 0.105, 0.212),
    tapPause: Quantiles(0.0953, 0.1045, 0.116, 0.1276, 0.1368),
    tapDrift: Quantiles(0, 0, 0.37, 0.9478, 5.8666),
    landingDelay: Quantiles(0, 0, 0, 0.024, 0.1477),
    liftDelay: Quantiles(0, 0, 0, 0.02, 0.036),
    tremor: Quantiles(0.0492, 0.0614, 0.2219, 0.5105, 1.0935),
    tremorTime: 0.0667,
    wobble: Quantiles(0, 0.0052, 0.168, 0.3676, 1.0401),
    bow: Quantiles(0.0038, 0.011, 0.0165, 0.034, 0.0618),
    scanUnrest: Quantiles(-0.2352, -0.0099, 0, 0.0015, 0.0693),
    grain: 0.1)
}
