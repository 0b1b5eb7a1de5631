extension Script {
  /// What a view does that is a control.
  struct Control: Hashable {
    /// A button keeps single taps from the views around it (CRC-01); a plain control keeps none (CRC-04).
    var isButton = false
    /// What it answers to a touch that comes down (CTL-03).
    var begins = true
    /// At which move of a touch it wants to hear no more (CTL-04).
    var stopsAt: Int?
    /// In the action of which event it is disabled.
    var shyOf: ControlEvent?
    /// Whether that action enables it again at once.
    var recovers = false
  }

  /// What a control tells of.
  enum ControlEvent: String, Hashable, CaseIterable {
    case down, downRepeat, dragInside, dragOutside, dragEnter, dragExit, upInside, upOutside, cancel
    case primary
  }

  /// The places of the views that are controls.
  var controls: [Int] { views.indices.filter { views[$0].control != nil } }
}

extension Script.Control: CustomStringConvertible {
  /// As Swift code.
  var description: String {
    var parts: [String] = []
    if isButton { parts.append("isButton: true") }
    if !begins { parts.append("begins: false") }
    if let stopsAt { parts.append("stopsAt: \(stopsAt)") }
    if let shyOf { parts.append("shyOf: .\(shyOf)") }
    if recovers { parts.append("recovers: true") }
    return ".init(\(parts.joined(separator: ", ")))"
  }
}
