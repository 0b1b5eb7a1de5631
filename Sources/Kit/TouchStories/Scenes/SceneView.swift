import Foundation
import Touchstone

/// A view of a scene file with its recognizers and subviews; what is not said is UIKit's default.
package struct SceneView: Equatable {
  /// Names the view in the trace.
  package var name: String?
  /// In the superview's coordinates; `nil` fills the superview.
  package var frame: CGRect?
  package var transform: CGAffineTransform?
  package var alpha: Double?
  package var flags: [Flag: Bool] = [:]
  package var recognizers: [SceneRecognizer] = []
  package var subviews: [SceneView] = []

  package enum Flag: String, CaseIterable {
    case isUserInteractionEnabled, isHidden, isMultipleTouchEnabled, isExclusiveTouch
    case clipsToBounds
  }

  package init() {}

  /// Views, itself included.
  package var count: Int { subviews.reduce(1) { $0 + $1.count } }

  init(_ field: SceneField, _ census: inout SceneCensus) throws(SceneError) {
    try census.addView(at: field.path)
    let known = ["name", "frame", "transform", "alpha", "recognizers", "subviews"]
    let fields = try field.fields(known: known + Flag.allCases.map(\.rawValue))
    name = try fields["name"]?.name()
    alpha = try fields["alpha"]?.number(atLeast: 0)
    if let frame = try fields["frame"]?.numbers("[x, y, width, height]", count: 4) {
      self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let six = try fields["transform"]?.numbers("[a, b, c, d, tx, ty]", count: 6) {
      transform = CGAffineTransform(
        a: six[0], b: six[1], c: six[2], d: six[3], tx: six[4], ty: six[5])
    }
    for flag in Flag.allCases {
      flags[flag] = try fields[flag.rawValue]?.bool()
    }
    for element in try fields["recognizers"]?.elements() ?? [] {
      try census.addRecognizer(at: element.path)
      recognizers.append(try SceneRecognizer(element))
    }
    for element in try fields["subviews"]?.elements() ?? [] {
      subviews.append(try SceneView(element, &census))
    }
  }
}
