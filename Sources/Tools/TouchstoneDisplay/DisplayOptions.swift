import Foundation

/// Which display shows an app, and how.
nonisolated public struct DisplayOptions: Sendable, Equatable {
  /// The path of the graphics card; `nil` selects the first one with a connected display.
  public var card: String?
  /// The kernel's name of the connector, such as `HDMI-A-1`; `nil` selects the first one with a display.
  public var connector: String?
  /// In pixels; `nil` selects the size that the display prefers.
  public var size: CGSize?
  /// Pixels per point.
  public var scale = 1
  /// How the display is mounted, clockwise: 0, 90, 180 or 270 degrees. Touches of the panel over it are rotated, too.
  public var rotation = 0
  /// The panel over the display: a name or part of one, a number, or a path; `nil` selects the only touchscreen.
  public var panel: String?

  /// The first connected display, and the only touchscreen.
  public init() {}

  /// Reads the environment variables `TOUCHSTONE_PANEL` and `TOUCHSTONE_DISPLAY`. The latter has words, in any order: a card
  /// such as `/dev/dri/card1`, a connector such as `HDMI-A-1`, a size in pixels such as `1280x720`, a scale such as `@2`, and
  /// a rotation: `90`, `180` or `270`.
  /// - Throws: ``DisplayError/forbidden`` for `0`, and ``DisplayError/setting(_:)`` for an invalid word.
  public init(environment: [String: String]) throws(DisplayError) {
    panel = environment["TOUCHSTONE_PANEL"]
    let text = environment["TOUCHSTONE_DISPLAY"] ?? ""
    if text == "0" { throw .forbidden }
    for word in text.split(separator: " ") {
      let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      if word.hasPrefix("/") {
        card = String(word)
      } else if word.hasPrefix("@"), let number = Int(word.dropFirst()), 1...8 ~= number {
        scale = number
      } else if let number = Int(word), [90, 180, 270].contains(number) {
        rotation = number
      } else if sides.count == 2, let width = sides[0], let height = sides[1] {
        size = CGSize(width: width, height: height)
      } else if word.contains("-") {
        connector = String(word)
      } else {
        throw .setting(String(word))
      }
    }
  }
}
