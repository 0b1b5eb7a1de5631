import Foundation
import GestureCore

extension GesturePattern {
  /// The pattern with its regions translated, for a view at another location.
  package func moved(by way: CGPoint) -> GesturePattern {
    guard way != .zero else { return self }
    // The translated pattern is valid, because only locations differ.
    return (try? GesturePattern(node: node.moved(by: way), maximumFingers: maximumFingers)) ?? self
  }
}

extension PatternNode {
  fileprivate func moved(by way: CGPoint) -> PatternNode {
    switch self {
    case .element(let element): .element(element.moved(by: way))
    case .sequence(let nodes): .sequence(nodes.map { $0.moved(by: way) })
    case .choice(let nodes): .choice(nodes.map { $0.moved(by: way) })
    case .repetition(let node, let least, let most):
      .repetition(node.moved(by: way), least: least, most: most)
    }
  }
}

extension PatternElement {
  fileprivate func moved(by way: CGPoint) -> PatternElement {
    var element = self
    switch action {
    case .down(var landing):
      landing.region = landing.region?.moved(by: way)
      element.action = .down(landing)
    case .move(var travel):
      guard case .into(let region) = travel.measure else { break }
      travel.measure = .into(region.moved(by: way))
      element.action = .move(travel)
    case .together(let nodes): element.action = .together(nodes.map { $0.moved(by: way) })
    case .up, .lift, .hold, .still: break
    }
    return element
  }
}

extension PatternRegion {
  fileprivate func moved(by way: CGPoint) -> PatternRegion {
    switch self {
    case .rectangle(let own): .rectangle(own.offsetBy(dx: way.x, dy: way.y))
    case .edge(let edge, let outer, let width):
      .edge(edge, of: outer.offsetBy(dx: way.x, dy: way.y), width: width)
    }
  }
}
