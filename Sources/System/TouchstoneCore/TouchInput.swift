import GestureCore

/// What comes in: the parts of an `InputFrame`, which `TouchSystem.receive(_:)` takes.
///
/// They live in here, so that `import UIKit` brings no word as common as "Contact" into an app's
/// scope. Code that is a source of input or a tool imports `GestureCore`, where the same types go by
/// their own names.
public enum TouchInput {
  /// One moment, and everything that changed at it.
  public typealias Frame = InputFrame
  /// One finger, pencil or pressed pointer at one moment.
  public typealias Contact = GestureCore.Contact
  /// One reading of a contact.
  public typealias Sample = ContactSample
  /// Where a press or a pointer's stream is.
  public typealias Phase = InputPhase
  /// What a key or a button did.
  public typealias Press = PressChange
  /// What a key of a keyboard stands for.
  public typealias KeyStroke = GestureCore.KeyStroke
  /// Where a pointer hovers that presses nothing.
  public typealias Hover = HoverChange
  /// What a wheel or two fingers on a trackpad scrolled.
  public typealias Scroll = ScrollChange
  /// What two fingers on a trackpad enlarged or turned.
  public typealias Transform = TransformChange
  /// Better values for what was estimated.
  public typealias EstimateUpdate = GestureCore.EstimateUpdate
  /// Nanoseconds on the input's own time line.
  public typealias Timestamp = GestureCore.Timestamp
  /// Where frames come from.
  public typealias Source = InputSource
  /// Why a frame, or a part of it, was not taken.
  public typealias Refusal = FrameRefusal
}

/// What recognizers measure of touches, as plain values.
public enum TouchGeometry {
  /// Centroid, span and angle of some places.
  public typealias Cluster = TouchCluster
  /// Guesses where a touch will be in the next frames.
  public typealias Predictor = TouchPredictor
  /// The angle of a turn, counted on beyond half a turn.
  public typealias TurnCounter = GestureCore.TurnCounter
  /// The velocity of a place from its last samples.
  public typealias VelocityEstimator = GestureCore.VelocityEstimator
  /// The velocity of a number, such as a scale or an angle, from its last values.
  public typealias ScalarVelocityEstimator = GestureCore.ScalarVelocityEstimator
}
