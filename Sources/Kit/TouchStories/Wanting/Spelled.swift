import Foundation

/// Formats numbers as a person would write them.
enum Spelled {
  /// At most `decimals` digits after the decimal point, without trailing zeros.
  static func number(_ value: Double, decimals: Int = 3) -> String {
    let text = String(format: "%.\(decimals)f", value)
    guard text.contains(".") else { return text }
    var short = Substring(text)
    while short.hasSuffix("0") { short = short.dropLast() }
    return String(short.hasSuffix(".") ? short.dropLast() : short)
  }
}
