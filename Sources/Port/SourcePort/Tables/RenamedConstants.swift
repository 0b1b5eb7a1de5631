/// Global constants that are now members of their types.
enum RenamedConstants {
  static let names: [String: String] = {
    var names = plain
    for side in ["Top", "Center", "Bottom", "Left", "Right", "Resize", "ResizeAspect"] {
      names["kCAGravity\(side)"] = "CALayerContentsGravity.\(lowered(side))"
    }
    names["kCAGravityResizeAspectFill"] = "CALayerContentsGravity.resizeAspectFill"
    for name in ["Linear", "EaseIn", "EaseOut", "EaseInEaseOut", "Default"] {
      let member = name == "Default" ? "`default`" : lowered(name)
      names["kCAMediaTimingFunction\(name)"] = "CAMediaTimingFunctionName.\(member)"
    }
    for name in ["Forwards", "Backwards", "Both", "Removed"] {
      names["kCAFillMode\(name)"] = "CAMediaTimingFillMode.\(lowered(name))"
    }
    for name in ["Round", "Butt", "Square"] {
      names["kCALineCap\(name)"] = "CAShapeLayerLineCap.\(lowered(name))"
    }
    for name in ["Round", "Miter", "Bevel"] {
      names["kCALineJoin\(name)"] = "CAShapeLayerLineJoin.\(lowered(name))"
    }
    for name in ["Fade", "MoveIn", "Push", "Reveal"] {
      names["kCATransition\(name)"] = "CATransitionType.\(lowered(name))"
    }
    for name in [
      "UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ] { names["UIFontWeight\(name)"] = "UIFont.Weight.\(lowered(name))" }
    for name in ["Ambient", "SoloAmbient", "Playback", "Record", "PlayAndRecord"] {
      names["AVAudioSessionCategory\(name)"] = "AVAudioSession.Category.\(lowered(name))"
    }
    for name in attributes {
      names["NS\(name)AttributeName"] = "NSAttributedString.Key.\(lowered(name))"
    }
    return names
  }()

  private static let attributes = [
    "Attachment", "BackgroundColor", "BaselineOffset", "Expansion", "Font", "ForegroundColor",
    "Kern", "Ligature", "Link", "Obliqueness", "ParagraphStyle", "Shadow", "StrikethroughColor",
    "StrikethroughStyle", "StrokeColor", "StrokeWidth", "UnderlineColor", "UnderlineStyle",
  ]

  private static let plain: [String: String] = [
    "CGPointZero": "CGPoint.zero", "CGRectInfinite": "CGRect.infinite", "CGRectNull": "CGRect.null",
    "CGRectZero": "CGRect.zero", "CGSizeZero": "CGSize.zero", "CGVectorZero": "CGVector.zero",
    "CGAffineTransformIdentity": "CGAffineTransform.identity", "M_PI": "Double.pi",
    "M_PI_2": "(Double.pi / 2)", "M_PI_4": "(Double.pi / 4)",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIOffsetZero": "UIOffset.zero",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIWindowLevelAlert": "UIWindow.Level.alert", "UIWindowLevelNormal": "UIWindow.Level.normal",
    "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
    "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd",
    "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero", "kCAOnOrderIn": "\"onOrderIn\"",
    "kCAOnOrderOut": "\"onOrderOut\"",
  ]

  /// Members of `NSNotification.Name` that moved to the classes that post them.
  static let notifications: [String: String] = {
    var names: [String: String] = [:]
    let application = [
      "DidBecomeActive", "DidEnterBackground", "DidFinishLaunching", "DidReceiveMemoryWarning",
      "WillEnterForeground", "WillResignActive", "WillTerminate", "DidChangeStatusBarOrientation",
      "DidChangeStatusBarFrame", "SignificantTimeChange", "UserDidTakeScreenshot",
    ]
    for event in application {
      names["UIApplication\(event)"] = "UIApplication.\(lowered(event))Notification"
    }
    for event in [
      "WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame",
    ] {
      names["UIKeyboard\(event)"] = "UIResponder.keyboard\(event)Notification"
    }
    names["UIDeviceOrientationDidChange"] = "UIDevice.orientationDidChangeNotification"
    names["UITextFieldTextDidChange"] = "UITextField.textDidChangeNotification"
    names["UITextViewTextDidChange"] = "UITextView.textDidChangeNotification"
    names["UIContentSizeCategoryDidChange"] = "UIContentSizeCategory.didChangeNotification"
    return names
  }()

  static func raised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
  static func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
