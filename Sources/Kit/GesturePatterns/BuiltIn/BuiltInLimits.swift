import Foundation

/// The limits of the built-in recognizers' patterns, from a scene's tuning.
public struct BuiltInLimits: Sendable, Hashable {
  package var tapMovement: CGFloat
  package var tapDuration: TimeInterval
  package var tapInterval: TimeInterval
  package var tapSeparation: CGFloat
  package var tapArrivalWindow: TimeInterval
  package var panHysteresis: CGFloat
  package var swipeDuration: TimeInterval
  package var swipeAlong: Fading
  package var swipeAside: Fading
  package var swipeAsideShare: CGFloat
  package var swipeBackwards: CGFloat
  package var pinchHysteresis: CGFloat
  package var rotationHysteresis: CGFloat
  package var rotationTravel: CGFloat
  package var edgeRegion: CGFloat
  package var edgeAngleWindow: CGFloat
  package var edgeDuration: TimeInterval

  package init(
    tapMovement: CGFloat, tapDuration: TimeInterval, tapInterval: TimeInterval,
    tapSeparation: CGFloat, tapArrivalWindow: TimeInterval, panHysteresis: CGFloat,
    swipeDuration: TimeInterval, swipeAlong: Fading, swipeAside: Fading, swipeAsideShare: CGFloat,
    swipeBackwards: CGFloat, pinchHysteresis: CGFloat, rotationHysteresis: CGFloat,
    rotationTravel: CGFloat, edgeRegion: CGFloat, edgeAngleWindow: CGFloat,
    edgeDuration: TimeInterval
  ) {
    self.tapMovement = tapMovement
    self.tapDuration = tapDuration
    self.tapInterval = tapInterval
    self.tapSeparation = tapSeparation
    self.tapArrivalWindow = tapArrivalWindow
    self.panHysteresis = panHysteresis
    self.swipeDuration = swipeDuration
    self.swipeAlong = swipeAlong
    self.swipeAside = swipeAside
    self.swipeAsideShare = swipeAsideShare
    self.swipeBackwards = swipeBackwards
    self.pinchHysteresis = pinchHysteresis
    self.rotationHysteresis = rotationHysteresis
    self.rotationTravel = rotationTravel
    self.edgeRegion = edgeRegion
    self.edgeAngleWindow = edgeAngleWindow
    self.edgeDuration = edgeDuration
  }
}
