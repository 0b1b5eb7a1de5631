import Foundation

/// The symbols of a picture; they differ in shape, so that colour is not the only distinction.
enum PictureGlyph: CaseIterable {
  case ended, failed, cancelled, prevented, vetoed, held, deadline, action, remark

  init(_ kind: VerdictMark.Kind) {
    self =
      switch kind {
      case .held: .held
      case .prevented: .prevented
      case .vetoed: .vetoed
      case .deadline: .deadline
      case .action: .action
      }
  }

  /// The symbol's CSS classes.
  var style: String {
    switch self {
    case .ended: "ended"
    case .failed: "glyph failed"
    case .cancelled, .prevented, .vetoed: "glyph refused filled"
    case .held: "glyph held"
    case .deadline: "glyph deadline filled"
    case .action: "action"
    case .remark: "glyph refused"
    }
  }

  /// The symbol's path around the origin.
  var outline: String {
    switch self {
    case .ended: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z"
    case .failed: "M-3 -3L3 3M-3 3L3 -3"
    case .cancelled: "M-4 -4L4 4M-4 4L4 -4M-4 -4H4V4H-4z"
    case .prevented: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM-3.2 3.2L3.2 -3.2"
    case .vetoed: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM-2.2 0H2.2"
    case .held: "M-1.7 -3V3M1.7 -3V3"
    case .deadline: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM0 -2.2V0H1.8"
    case .action: "M-3.5 -2.5H3.5L0 3z"
    case .remark: "M0 -4V1M0 3.9V4"
    }
  }

  var meaning: String {
    switch self {
    case .ended: "recognized, ended"
    case .failed: "failed by itself"
    case .cancelled: "cancelled"
    case .prevented: "prevented by another"
    case .vetoed: "vetoed"
    case .held: "held until others fail"
    case .deadline: "deadline"
    case .action: "action sent"
    case .remark: "remark"
    }
  }

  func draw(at x: CGFloat, _ y: CGFloat, in markup: inout SVGMarkup, tip: String? = nil) {
    let place = "translate(\(SVGMarkup.number(x)) \(SVGMarkup.number(y)))"
    markup.shape("path", ["class": style, "transform": place, "d": outline], tip: tip)
  }
}
