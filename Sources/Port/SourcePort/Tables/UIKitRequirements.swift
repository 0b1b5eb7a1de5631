/// Optional requirements of UIKit's protocols, for classes whose subclasses implement them.
enum UIKitRequirements {
  struct Requirement {
    let owner: String
    let name: String
    let labels: [String]
    /// A method that behaves as if it were not implemented.
    let text: String

    var selectorName: String { DeclaredMethod.selectorName(name, labels) }

    /// A method that forwards the message if the object reports that it responds and provides a target.
    var forwarding: String {
      guard let brace = text.lastIndex(of: "{"), let end = text.lastIndex(of: "}") else {
        return text
      }
      let answer = text[text.index(after: brace)..<end].filter { $0 != " " }
      let arguments = labels.enumerated().map { ($1 == "_" ? "" : $1 + ": ") + "p\($0)" }
      let selector = "Selector(\"\(selectorName)\")"
      return text[..<brace]
        + "{ if responds(to: \(selector)), let target = forwardingTarget(for: \(selector)) as? any \(owner) "
        + "{ return target.\(name)(\(arguments.joined(separator: ", "))) }; return \(answer) }"
    }
  }

  static let all: [Requirement] = gestures + scrolling

  private static let gestures: [Requirement] = [
    gesture("gestureRecognizerShouldBegin", ["_"], [], "true"),
    gesture("gestureRecognizer", ["_", "shouldReceive"], ["UITouch"], "true"),
    gesture("gestureRecognizer", ["_", "shouldReceive"], ["UIPress"], "true"),
    gesture("gestureRecognizer", ["_", "shouldReceive"], ["UIEvent"], "true"),
    gesture(
      "gestureRecognizer", ["_", "shouldRecognizeSimultaneouslyWith"], ["UIGestureRecognizer"],
      "false"),
    gesture(
      "gestureRecognizer", ["_", "shouldRequireFailureOf"], ["UIGestureRecognizer"], "false"),
    gesture(
      "gestureRecognizer", ["_", "shouldBeRequiredToFailBy"], ["UIGestureRecognizer"], "false"),
  ]

  private static func gesture(
    _ name: String, _ labels: [String], _ types: [String], _ answer: String
  ) -> Requirement {
    let parameters = zip(labels, ["UIGestureRecognizer"] + types).enumerated()
      .map { "\($1.0) p\($0): \($1.1)" }
    return Requirement(
      owner: "UIGestureRecognizerDelegate", name: name, labels: labels,
      text: "func \(name)(\(parameters.joined(separator: ", "))) -> Bool { \(answer) }")
  }

  private static let scrolling: [Requirement] =
    [
      "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
      "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
      "scrollViewDidEndScrollingAnimation", "scrollViewDidChangeAdjustedContentInset",
    ].map { scroll($0, ["_"], "_ p0: UIScrollView", "{}") } + [
      scroll(
        "scrollViewWillEndDragging", ["_", "withVelocity", "targetContentOffset"],
        "_ p0: UIScrollView, withVelocity p1: CGPoint, "
          + "targetContentOffset p2: UnsafeMutablePointer<CGPoint>", "{}"),
      scroll(
        "scrollViewDidEndDragging", ["_", "willDecelerate"],
        "_ p0: UIScrollView, willDecelerate p1: Bool", "{}"),
      scroll("viewForZooming", ["in"], "in p0: UIScrollView", "-> UIView? { nil }"),
      scroll(
        "scrollViewWillBeginZooming", ["_", "with"], "_ p0: UIScrollView, with p1: UIView?", "{}"),
      scroll(
        "scrollViewDidEndZooming", ["_", "with", "atScale"],
        "_ p0: UIScrollView, with p1: UIView?, atScale p2: CGFloat", "{}"),
    ]

  private static func scroll(
    _ name: String, _ labels: [String], _ parameters: String, _ rest: String
  ) -> Requirement {
    Requirement(
      owner: "UIScrollViewDelegate", name: name, labels: labels,
      text: "func \(name)(\(parameters)) \(rest)")
  }
}
