extension ScrollPanGestureRecognizer: HooksKnown {
  static var hooks: OverriddenHooks { [.prevents, .isPrevented] }
}

extension ScrollPinchGestureRecognizer: HooksKnown {
  static var hooks: OverriddenHooks { [.prevents, .isPrevented] }
}

extension ContentTouchDelay: HooksKnown {
  static var hooks: OverriddenHooks { [] }
}
