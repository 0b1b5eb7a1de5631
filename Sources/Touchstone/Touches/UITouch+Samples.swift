import GestureCore

extension UITouch {
  /// Fresh snapshots of every sample since the previous event; their previous locations chain among
  /// themselves (API-V10).
  func coalesced() -> [UITouch] {
    var previous = shown.previousSample
    return (earlierSamples + [shown.sample]).map { sample in
      defer { previous = sample }
      var moment = shown
      moment.sample = sample
      moment.previousSample = previous
      return UITouch(copying: self, moment: moment)
    }
  }

  /// Snapshots of where the touch will probably be; their location is an estimate (API-V09).
  func predicted() -> [UITouch] { [] }
}
