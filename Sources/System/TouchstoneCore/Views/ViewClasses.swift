/// Which classes of views are UIKit's own. These override neither `draw(_:)` nor `layoutSublayers(of:)`, so that they need
/// no layer for layout, and no context for drawing nothing.
@MainActor enum ViewClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func isOwn(_ type: UIView.Type) -> Bool {
    if type == UIView.self { return true }
    if let known = known[ObjectIdentifier(type)] { return known }
    // The modules of this package are named alike, and only UIKit's names begin with "UI".
    let names = _typeName(type).split(separator: ".")
    let isOwn = names.count == 2 && names[0].hasPrefix("Touchstone") && names[1].hasPrefix("UI")
    known[ObjectIdentifier(type)] = isOwn
    return isOwn
  }
}
