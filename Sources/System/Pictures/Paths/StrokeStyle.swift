import Foundation

/// How a line is drawn along a path.
package struct StrokeStyle: Sendable, Hashable, Codable {
  package enum Cap: Int, Sendable, Hashable, Codable {
    case butt
    case round
    case square
  }

  package enum Join: Int, Sendable, Hashable, Codable {
    case miter
    case round
    case bevel
  }

  /// In points, half of it at each side.
  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  /// A corner that would be longer than so many widths is cut off.
  package var miterLimit: CGFloat
  /// Lengths that are drawn and left out in turn; empty for a line without gaps.
  package var dash: [CGFloat]
  /// How far into the pattern the line begins.
  package var dashPhase: CGFloat

  package init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The pattern, if it is one: finite lengths that come to something.
  package var usableDash: [CGFloat]? {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.reduce(0, +) > 1e-3
    else { return nil }
    return dash.count.isMultiple(of: 2) ? dash : dash + dash
  }
}
