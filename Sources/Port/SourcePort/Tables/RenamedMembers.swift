/// Renamed members.
enum RenamedMembers {
  struct Method {
    /// The label of the first argument; `nil` for none.
    let label: String?
    let name: String
    let newLabel: String?
  }

  static let methods: [String: Method] = [
    "addChildViewController": Method(label: nil, name: "addChild", newLabel: nil),
    "bringSubview": Method(label: "toFront", name: "bringSubviewToFront", newLabel: nil),
    "sendSubview": Method(label: "toBack", name: "sendSubviewToBack", newLabel: nil),
    "didMove": Method(label: "toParentViewController", name: "didMove", newLabel: "toParent"),
    "willMove": Method(label: "toParentViewController", name: "willMove", newLabel: "toParent"),
    "removeFromParentViewController": Method(label: nil, name: "removeFromParent", newLabel: nil),
    "locationInView": Method(label: nil, name: "location", newLabel: "in"),
    "previousLocationInView": Method(label: nil, name: "previousLocation", newLabel: "in"),
    "translationInView": Method(label: nil, name: "translation", newLabel: "in"),
    "velocityInView": Method(label: nil, name: "velocity", newLabel: "in"),
    "size": Method(label: "attributes", name: "size", newLabel: "withAttributes"),
    "requireGestureRecognizerToFail": Method(label: nil, name: "require", newLabel: "toFail"),
  ]

  static let properties: [String: String] = [
    "childViewControllers": "children", "parentViewController": "parent",
    "isUserInteractionEnabledForTouch": "isUserInteractionEnabled",
  ]

  /// Run loop modes, which are usually written without their type.
  static let modes: [String: String] = ["commonModes": "common", "defaultRunLoopMode": "default"]

  /// `white` of `UIColor.whiteColor()`, `main` of `UIScreen.mainScreen()`.
  static func accessor(_ name: String, of base: String) -> String? {
    if base == "UIColor", name.hasSuffix("Color"), colors.contains(String(name.dropLast(5))) {
      return String(name.dropLast(5))
    }
    return accessors[base]?[name]
  }

  private static let accessors: [String: [String: String]] = [
    "UIScreen": ["mainScreen": "main"], "UIApplication": ["sharedApplication": "shared"],
    "UIDevice": ["currentDevice": "current"], "NSBundle": ["mainBundle": "main"],
    "NSNotificationCenter": ["defaultCenter": "default"],
    "NSUserDefaults": ["standardUserDefaults": "standard"],
  ]

  private static let colors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta",
    "orange", "purple", "red", "white", "yellow",
  ]
}
