/// The two ways in which an example is written.
enum Way: CaseIterable {
  /// With UIKit's recognizers.
  case classes
  /// With composed gestures.
  case composed
}
