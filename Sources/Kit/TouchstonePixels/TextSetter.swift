import CLibCairo
import Foundation
import Pictures

/// Lays out lines of text in the font whose widths are used to measure text.
///
/// Each line is laid out at one size without hinting and then scaled, so that its characters have the measured widths at each
/// scale and with each transform.
final class TextSetter {
  /// A line that has been laid out.
  struct Line {
    fileprivate let layout: Layout
    /// The scale from the layout's size to the run's size.
    let across: CGFloat
    let down: CGFloat
  }

  fileprivate final class Layout {
    let pointer: OpaquePointer
    let hasColors: Bool

    init(_ pointer: OpaquePointer, hasColors: Bool) {
      self.pointer = pointer
      self.hasColors = hasColors
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }

  /// In pixels: large enough that rounding outlines to a 64th of a pixel is not visible.
  private static let size: CGFloat = 100
  /// Pango's units per pixel.
  private static let units: CGFloat = 1024
  /// Longer lines are truncated.
  private static let mostLetters = 20_000

  private let context: OpaquePointer

  init() {
    let fonts = pango_cairo_font_map_get_default()
    context = pango_font_map_create_context(fonts)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  /// Whether the font that is used to measure text is installed.
  static let isFontInstalled: Bool = {
    guard let pattern = FcPatternCreate() else { return false }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, FontMetrics.family)
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    FcObjectSetAdd(wanted, FC_FAMILY)
    guard let found = FcFontList(nil, pattern, wanted) else { return false }
    defer { FcFontSetDestroy(found) }
    return found.pointee.nfont > 0
  }()

  func line(_ run: TextRun) -> Line {
    let layout = pango_layout_new(context)!
    pango_layout_set_single_paragraph_mode(layout, 1)
    let font = pango_font_description_new()
    let families = [run.family, FontMetrics.family, "Arial", "Helvetica", "sans-serif"]
    let names = families.compactMap { $0?.replacing(",", with: " ") }.joined(separator: ",")
    pango_font_description_set_family(font, names)
    pango_font_description_set_absolute_size(font, Self.size * Self.units)
    pango_font_description_set_weight(font, CUnsignedInt(max(100, min(run.weight, 1000))))
    pango_font_description_set_style(font, run.isItalic ? 2 : 0)
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let text = Self.printable(run.text)
    pango_layout_set_text(layout, text, CInt(text.utf8.count))
    let hasColors = text.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    var (width, height) = (CInt(0), CInt(0))
    pango_layout_get_size(layout, &width, &height)
    let natural = CGFloat(width) / Self.units
    let down = run.size / Self.size
    let isFitted = run.width > 0 && run.width.isFinite && natural > 0
    return Line(
      layout: Layout(layout, hasColors: hasColors),
      across: isFitted ? run.width / natural : down, down: down)
  }

  /// Fills a line's glyphs with the current source, at the origin of the current space.
  func draw(_ line: Line, on context: OpaquePointer) {
    guard let letters = pango_layout_get_line_readonly(line.layout.pointer, 0) else { return }
    cairo_move_to(context, 0, 0)
    if line.layout.hasColors {
      // Glyph outlines have no colours.
      pango_cairo_show_layout_line(context, letters)
    } else {
      pango_cairo_layout_line_path(context, letters)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
    cairo_new_path(context)
  }

  /// A line without characters that XML forbids, and without those that change the direction of other text.
  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(mostLetters).map { scalar in
          switch scalar.value {
          case 0x09, 0x0A, 0x0D: " "
          case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
