extension LogLine {
  /// What a control does with the touch that it tracks.
  enum ControlWords: Hashable {
    case begins(Int)
    case continues(Int, Standing)
    case ends(Int)
    /// Told by an event, or by something else that happened to the control.
    case cancels(isTold: Bool)
    case sends(Script.ControlEvent, Standing)
  }

  /// What a control says of itself meanwhile.
  struct Standing: Hashable {
    var isTracking: Bool
    var isInside: Bool
    var isHighlighted: Bool
  }
}

extension LogLine.ControlWords: CustomStringConvertible {
  var description: String {
    switch self {
    case .begins(let touch): "begins to track \(touch)"
    case .continues(let touch, let standing): "goes on with \(touch)\(standing)"
    case .ends(let touch): "ends with \(touch)"
    case .cancels(let isTold): isTold ? "cancels" : "cancels without an event"
    case .sends(let event, let standing): "sends \(event)\(standing)"
    }
  }
}

extension LogLine.Standing: CustomStringConvertible {
  var description: String {
    (isTracking ? " tracking" : "") + (isInside ? " inside" : "")
      + (isHighlighted ? " highlighted" : "")
  }
}
