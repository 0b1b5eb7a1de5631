/// Variations of people's fingers, in points and seconds.
///
/// `docs/human-fingers.md` describes how each value was measured.
public struct HumanTraits: Sendable, Hashable {
  /// The duration of a tap, in seconds.
  public var tapTime: Quantiles
  /// The pause between the two taps of a double tap, in seconds.
  public var tapPause: Quantiles
  /// The distance in points that a finger rolls between a tap's landing and lift.
  public var tapDrift: Quantiles
  /// The delay of the other fingers' landings after the first, in seconds.
  public var landingDelay: Quantiles
  /// The delay of the other fingers' lifts after the first, in seconds.
  public var liftDelay: Quantiles
  /// A resting finger's deviation from its location, in points.
  public var tremor: Quantiles
  /// The time in which half of the tremor changes, in seconds.
  public var tremorTime: Double
  /// A moving finger's deviation from its path, in points.
  public var wobble: Quantiles
  /// The largest deviation from a straight path, as a fraction of its length.
  public var bow: Quantiles
  /// The deviation of scan times from equal intervals, as a fraction of the interval.
  public var scanUnrest: Quantiles
  /// The panel's resolution in points.
  public var grain: Double

  /// Values measured with real hands on real panels.
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
