extension UIApplication {
  /// The ways in which a window may be turned, where no controller says otherwise: all but upside down on a phone.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    (window?.traitCollection ?? .current).userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}
