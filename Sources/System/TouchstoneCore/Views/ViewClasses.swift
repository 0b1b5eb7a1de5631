/// Finds the view classes that are UIKit's own. These override neither `draw(_:)` nor `layoutSublayers(of:)`, so they need no
/// layer for layout and no context for drawing.
@MainActor enum ViewClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func isOwn(_ type: UIView.Type) -> Bool {
    if type == UIView.self { return true }
    if let known = known[ObjectIdentifier(type)] { return known }
    // The UIKit modules of this package begin with "Touchstone", and only UIKit's class names begin with "UI".
    let names = _typeName(type).split(separator: ".")
    let isOwn = names.count == 2 && names[0].hasPrefix("Touchstone") && names[1].hasPrefix("UI")
    known[ObjectIdentifier(type)] = isOwn
    return isOwn
  }
}
