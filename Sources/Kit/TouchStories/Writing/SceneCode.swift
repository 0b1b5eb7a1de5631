import Foundation
import TouchRecordings
import Touchstone

/// A scene as Swift code for a stage.
struct SceneCode {
  private(set) var lines: [String] = []
  /// The variable of each recognizer.
  private var variables: [String: String] = [:]
  /// Names that tests use for other purposes.
  private var taken: Set<String> = ["stage", "pairs", "order", "recording"]
  /// The next number to try for a name.
  private var nextNumbers: [String: Int] = [:]

  init(_ scene: SceneFile) {
    if scene.root.kind == .view {
      add(scene.root, as: "stage.view", isRoot: true)
    } else {
      addSubview(scene.root, to: "stage.view")
    }
    let kinds = SceneView.Kind.allCases.filter { scene.root.has($0) }
    lines.insert(
      contentsOf: kinds.compactMap(\.declaration).flatMap {
        $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      }, at: 0)
    for recognizer in scene.recognizers {
      guard let variable = variables[recognizer.name] else { continue }
      for relation in recognizer.requiresFailureOf {
        guard let other = variables[relation.name] else { continue }
        lines.append("\(variable).require(toFail: \(other))")
      }
      for relation in recognizer.simultaneousWith {
        lines.append(
          comment("\(recognizer.name) and \(relation.name) go together: a delegate says so."))
      }
    }
  }

  private mutating func add(_ view: SceneView, as variable: String, isRoot: Bool) {
    if isRoot, let frame = view.frame { lines.append("\(variable).frame = \(rect(frame))") }
    if let name = view.name {
      lines.append("\(variable).accessibilityIdentifier = \(StageCode.quoted(name))")
    }
    for property in SceneProperty.of(view.kind) {
      guard let value = view[property: property.name] else { continue }
      lines.append(property.code(setting: value, of: variable))
    }
    if let turn = view.transform {
      let values = [turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty].map { StageCode.number($0) }
      let labels = ["a", "b", "c", "d", "tx", "ty"]
      let arguments = zip(labels, values).map { "\($0): \($1)" }.joined(separator: ", ")
      lines.append("\(variable).transform = CGAffineTransform(\(arguments))")
    }
    for recognizer in view.recognizers { add(recognizer, to: isRoot ? nil : variable) }
    for subview in view.subviews { addSubview(subview, to: variable) }
  }

  private mutating func addSubview(_ view: SceneView, to superview: String) {
    let name = newVariable(view.name ?? view.kind.rawValue, kind: "View")
    let frame = view.frame.map(rect) ?? "\(superview).bounds"
    let layout =
      view.kind == .collectionView ? ", collectionViewLayout: UICollectionViewFlowLayout()" : ""
    lines.append("let \(name) = \(view.kind.type)(frame: \(frame)\(layout))")
    lines.append("\(superview).addSubview(\(name))")
    add(view, as: name, isRoot: false)
  }

  private mutating func add(_ recognizer: SceneRecognizer, to view: String?) {
    guard let type = Self.type(of: recognizer.kind) else {
      lines.append(comment("\(recognizer.name): a recognizer of scene files alone."))
      return
    }
    let variable = newVariable(recognizer.name, kind: "Recognizer")
    variables[recognizer.name] = variable
    let name = StageCode.quoted(recognizer.name)
    if recognizer.isScrollViews, let view {
      // The recognizer exists already, so the stage does not log its actions automatically.
      lines += [
        "let \(variable) = \(Self.own(recognizer.kind, of: view))", "\(variable).name = \(name)",
        "\(variable).addAction { [unowned stage] in stage.log.append(\(name) + \" \\($0.state)\") }",
      ]
    } else {
      let place = view.map { ", to: \($0)" } ?? ""
      lines.append("let \(variable) = stage.add(\(type)()\(place), named: \(name))")
    }
    if recognizer.canPrevent == false || recognizer.turn != nil {
      lines.append(
        comment(
          "\(recognizer.name) prevents no recognizer: its class answers false to canPrevent(_:)."))
    }
    for property in SceneProperty.of(recognizer.kind) {
      guard let value = recognizer[property: property.name] else { continue }
      lines.append(property.code(setting: value, of: variable))
    }
  }

  /// Names may be untrusted, and must not end a comment.
  private func comment(_ words: String) -> String { "// \(words.inOneLine)" }

  private mutating func newVariable(_ wanted: String, kind: String) -> String {
    var plain = String(wanted.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    if plain.first?.isLetter != true { plain = "one\(plain)" }
    if plain.count == 1 { plain = "\(plain)Recognizer" }  // Single letters are fingers.
    plain = plain.prefix(1).lowercased() + plain.dropFirst()
    if SwiftKeyword.all.contains(plain) { plain += kind }
    var variable = plain
    while !taken.insert(variable).inserted {
      let number = nextNumbers[plain, default: 2]
      variable = "\(plain)\(number)"
      nextNumbers[plain] = number + 1
    }
    return variable
  }

  private func rect(_ rect: CGRect) -> String {
    let values = [rect.origin.x, rect.origin.y, rect.width, rect.height].map {
      StageCode.number($0)
    }
    return "CGRect(x: \(values[0]), y: \(values[1]), width: \(values[2]), height: \(values[3]))"
  }

  private static func own(_ kind: SceneRecognizer.Kind, of view: String) -> String {
    kind == .pan ? "\(view).panGestureRecognizer" : "\(view).pinchGestureRecognizer!"
  }

  private static func type(of kind: SceneRecognizer.Kind) -> String? {
    switch kind {
    case .tap: "UITapGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .edgePan: "UIScreenEdgePanGestureRecognizer"
    case .hover: "UIHoverGestureRecognizer"
    case .linger, .rest: nil
    }
  }
}

extension SceneView {
  fileprivate func has(_ kind: Kind) -> Bool {
    self.kind == kind || subviews.contains { $0.has(kind) }
  }
}
