import Foundation
import InspectorNetwork
import Touchstone

/// Which view is hit at a point, and why the other views are not.
struct HitReport {
  /// A view that the hit test visited, in order.
  struct Step: Encodable, Equatable {
    var view: Int
    var name: String
    var words: String
    /// Whether the view is hit or is an ancestor of the hit view.
    var isOnWay: Bool
  }

  /// A recognizer that receives the touch.
  struct Listener: Encodable, Equatable {
    var recognizer: Int
    var name: String
    var words: String
  }

  /// The most steps that are reported.
  private static let mostSteps = 60

  private(set) var view: Int?
  private(set) var steps: [Step] = []
  private(set) var listeners: [Listener] = []
  private let stage: StagedScene

  init(at point: CGPoint, in stage: StagedScene) {
    self.stage = stage
    let windows = stage.scene.windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    for window in windows.map(\.element) {
      let inside = window.convert(point, from: nil)
      let expected = look(at: window, inside)
      let hit = window.hitTest(inside, with: nil)
      if hit !== expected { noteOther(hit, than: expected) }
      guard let hit else { continue }
      view = stage.census.number(of: hit)
      listeners = listeners(on: hit)
      return
    }
  }

  /// Repeats the default `hitTest` and records the reason against each rejected view.
  private mutating func look(at view: UIView, _ point: CGPoint) -> UIView? {
    if let reason = Self.reason(against: view, point) {
      note(view, reason, isOnWay: false)
      return nil
    }
    let place = steps.count
    note(view, "has the point", isOnWay: true)
    for subview in view.subviews.reversed() {
      if let found = look(at: subview, view.convert(point, to: subview)) { return found }
    }
    if place < steps.count {
      let words = view.subviews.isEmpty ? "is hit" : "is hit: no subview has the point"
      steps[place].words = words
    }
    return view
  }

  private static func reason(against view: UIView, _ point: CGPoint) -> String? {
    if view.isHidden { return "is hidden" }
    if view.alpha < 0.01 { return "cannot be seen: its alpha is below 0.01" }
    if !view.isUserInteractionEnabled {
      return "takes no touches: isUserInteractionEnabled is false"
    }
    guard !view.point(inside: point, with: nil) else { return nil }
    let isBeyond = view.subviews.contains {
      !$0.isHidden && $0.point(inside: view.convert(point, to: $0), with: nil)
    }
    return isBeyond
      ? "does not have the point, so that its subviews beyond its bounds are not asked"
      : "does not have the point"
  }

  private mutating func noteOther(_ hit: UIView?, than expected: UIView?) {
    let name = hit.map(name(of:)) ?? "nil"
    let source = expected ?? hit
    guard let source else { return }
    note(source, "an override of hitTest(_:with:) answers \(name)", isOnWay: false)
  }

  private mutating func note(_ view: UIView, _ words: String, isOnWay: Bool) {
    guard steps.count < Self.mostSteps else { return }
    steps.append(
      Step(
        view: stage.census.number(of: view), name: name(of: view), words: words, isOnWay: isOnWay))
  }

  private func listeners(on hit: UIView) -> [Listener] {
    var found: [Listener] = []
    var view: UIView? = hit
    while let each = view {
      for recognizer in each.gestureRecognizers ?? [] {
        let name = stage.census.nicknames.name(
          of: recognizer, kind: RecognizerSnapshot.kind(of: recognizer))
        let words =
          !recognizer.isEnabled
          ? "is switched off"
          : each === hit ? "listens on it" : "listens above it, on \(self.name(of: each))"
        found.append(
          Listener(recognizer: recognizer.subject.id, name: name, words: words))
      }
      view = each.superview
    }
    return found
  }

  private func name(of view: UIView) -> String {
    view.accessibilityIdentifier ?? "\(type(of: view))"
  }
}

extension Session {
  func tellHit(x: Double, y: Double, _ ask: Int, to viewer: Viewer) {
    let report = HitReport(at: CGPoint(x: x, y: y), in: stage)
    tell(
      viewer.client,
      ServerMessage.Hit(
        ask: ask, view: report.view, steps: report.steps, listeners: report.listeners))
  }
}

extension ServerMessage {
  /// The result of a hit test.
  struct Hit: Encodable {
    let type = "hit"
    var ask: Int
    var view: Int?
    var steps: [HitReport.Step]
    var listeners: [HitReport.Listener]
  }
}
