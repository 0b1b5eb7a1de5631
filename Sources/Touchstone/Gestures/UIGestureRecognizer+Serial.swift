/// Numbers in the order of making and adding.
extension UIGestureRecognizer {
  private static var lastSerial = 0

  static func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }
}
