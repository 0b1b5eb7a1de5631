import Touchstone

/// What the page needs to draw a control.
struct ControlSnapshot: Encodable, Equatable {
  var kind: String
  var highlighted: Bool?
  var on: Bool?
  var value: Double?
  var minimum: Double?
  var maximum: Double?
  var segments: [String]?
  var selected: Int?
  var pages: Int?
  /// Told by the view's own field.
  var isEnabled = true

  private enum CodingKeys: String, CodingKey {
    case kind, highlighted, on, value, minimum, maximum, segments, selected, pages
  }

  /// `nil` for a view that is no control.
  init?(_ view: UIView) {
    return nil
  }
}
