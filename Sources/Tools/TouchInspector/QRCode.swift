import CLibQREncode

/// Draws an address as a QR code with block characters.
enum QRCode {
  /// One text line per two rows of modules; light modules are drawn, because terminals are mostly
  /// dark.
  static func lines(of text: String) -> [String] {
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L) else { return [] }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    func isDark(_ x: Int, _ y: Int) -> Bool {
      guard (0..<width).contains(x), (0..<width).contains(y) else { return false }
      return code.pointee.data[y * width + x] & 1 == 1
    }
    // A QR code needs a quiet zone of light modules.
    return stride(from: -2, to: width + 2, by: 2).map { y in
      (-2..<width + 2).map { x in
        switch (isDark(x, y), isDark(x, y + 1)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
    }
  }
}
