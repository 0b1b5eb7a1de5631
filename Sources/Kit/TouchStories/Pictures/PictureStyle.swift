import Foundation

/// Colours and fonts of a picture as CSS: light, dark, and light in print.
enum PictureStyle {
  static let titleSize: CGFloat = 18
  static let textSize: CGFloat = 12
  static let smallSize: CGFloat = 10

  private struct Palette {
    var ink, muted, line, faint, page, panel: String
    var possible, waiting, began, changed, ended, refused, held: String
    var ramp: TimeRamp
  }

  private static let light = Palette(
    ink: "#1b2027", muted: "#5a6470", line: "#c3cad2", faint: "#e7eaee", page: "#ffffff",
    panel: "#f7f8fa", possible: "#b3bcc7", waiting: "#76828f", began: "#123f78", changed: "#3f86d1",
    ended: "#0a7355", refused: "#b93a0b", held: "#8a5a00", ramp: .onLight)
  private static let dark = Palette(
    ink: "#e8ebef", muted: "#9ba6b2", line: "#454f5b", faint: "#262d35", page: "#13171c",
    panel: "#191e25", possible: "#59646f", waiting: "#94a0ad", began: "#a9d0fb", changed: "#4f90d6",
    ended: "#4ccaa3", refused: "#ff8c5e", held: "#e2b34a", ramp: .onDark)

  static var rules: String {
    """
    .tp { font-family: ui-sans-serif, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
      font-size: 12px; font-variant-numeric: tabular-nums; -webkit-print-color-adjust: exact;
      print-color-adjust: exact }
    .tp text { fill: currentColor }
    .tp .title { font-size: 18px; font-weight: 600 }
    .tp .head { font-weight: 600 }
    .tp .name { font-weight: 600 }
    .tp .small { font-size: 10px }
    .tp .legend { font-size: 11px }
    .tp .end { text-anchor: end }
    .tp .mid { text-anchor: middle }
    .tp .number { font-size: 10px; font-weight: 600; paint-order: stroke; stroke-width: 3px;
      stroke-linejoin: round }
    .tp .view { stroke-width: 1; fill-opacity: 0.5 }
    .tp .way { fill: none; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round }
    .tp .leap { stroke-dasharray: 1 5 }
    .tp .down { stroke-width: 1.75 }
    .tp .waiting { stroke-width: 1.25; stroke-dasharray: 3 2 }
    .tp .over { stroke-width: 1; stroke-dasharray: 1 3 }
    .tp .link { stroke-width: 1; fill: none }
    .tp .glyph { fill: none; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }

    """
      + rules(light) + "@media (prefers-color-scheme: dark) {\n" + rules(dark) + "}\n"
      + "@media print {\n" + rules(light) + ".tp .page { fill: none }\n}\n"
  }

  /// When printed, the picture is one page of its own size, which the printer scales.
  static func paper(_ size: CGSize) -> String {
    let (across, high) = (SVGMarkup.number(size.width), SVGMarkup.number(size.height))
    return "@page { size: \(across)px \(high)px; margin: 0 }\n"
  }

  private static func rules(_ palette: Palette) -> String {
    let ramp = (0..<TimeRamp.steps).map { step in
      let color = palette.ramp.color(step)
      return ".tp .t\(step) { stroke: \(color) } .tp .f\(step) { fill: \(color) }\n"
    }
    return """
      .tp { color: \(palette.ink) }
      .tp .page { fill: \(palette.page) }
      .tp .panel { fill: \(palette.panel) }
      .tp .muted { fill: \(palette.muted) }
      .tp .number { stroke: \(palette.panel) }
      .tp .view { stroke: \(palette.line); fill: \(palette.panel) }
      .tp .rule { stroke: \(palette.line); fill: none }
      .tp .grid { stroke: \(palette.faint); fill: none }
      .tp .possible { fill: \(palette.possible) }
      .tp .waiting { stroke: \(palette.waiting); fill: none }
      .tp .speed { fill: none; stroke: \(palette.waiting); stroke-width: 1 }
      .tp .began { fill: \(palette.began) }
      .tp .changed { fill: \(palette.changed) }
      .tp .over { stroke: \(palette.waiting) }
      .tp .link { stroke: \(palette.refused) }
      .tp .ended { fill: \(palette.ended); stroke: \(palette.page); stroke-width: 1.25 }
      .tp .failed { stroke: \(palette.muted) }
      .tp .refused { stroke: \(palette.refused) }
      .tp .held { stroke: \(palette.held) }
      .tp .deadline { stroke: \(palette.muted) }
      .tp .action { fill: \(palette.ended) }
      .tp .filled { fill: \(palette.page) }

      """ + ramp.joined()
  }
}
