/// Functions that are now initializers or members.
enum RenamedCalls {
  struct Form {
    /// Replaces the name and the opening parenthesis.
    let head: String
    /// Inserted before each argument.
    let labels: [String]
    /// Follows the first argument, which becomes the receiver.
    var receiver: String?
    /// Whether the closing parenthesis is removed.
    var closesReceiver = false

    var count: Int { labels.count }
  }

  static let forms: [String: Form] = {
    var forms: [String: Form] = [:]
    for (name, type, labels) in makers {
      forms[name] = Form(head: type + "(", labels: labels.map { $0 + ": " })
    }
    for (name, member, labels) in methods {
      let first = labels.first.map { $0.isEmpty ? "" : $0 + ":" } ?? ""
      let rest = labels.dropFirst().map { $0.isEmpty ? "" : $0 + ": " }
      forms[name] = Form(
        head: "(", labels: [""] + (labels.isEmpty ? [] : [""]) + rest,
        receiver: ").\(member)(\(first)", closesReceiver: false)
    }
    for (name, member) in properties {
      forms[name] = Form(head: "(", labels: [""], receiver: ").\(member)", closesReceiver: true)
    }
    return forms
  }()

  private static let makers: [(String, String, [String])] = [
    ("CGPointMake", "CGPoint", ["x", "y"]), ("CGSizeMake", "CGSize", ["width", "height"]),
    ("CGRectMake", "CGRect", ["x", "y", "width", "height"]),
    ("CGVectorMake", "CGVector", ["dx", "dy"]),
    ("CGAffineTransformMake", "CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
    ("CGAffineTransformMakeRotation", "CGAffineTransform", ["rotationAngle"]),
    ("CGAffineTransformMakeScale", "CGAffineTransform", ["scaleX", "y"]),
    ("CGAffineTransformMakeTranslation", "CGAffineTransform", ["translationX", "y"]),
    ("UIEdgeInsetsMake", "UIEdgeInsets", ["top", "left", "bottom", "right"]),
    ("UIOffsetMake", "UIOffset", ["horizontal", "vertical"]),
    ("NSMakeRange", "NSRange", ["location", "length"]),
  ]

  private static let methods: [(String, String, [String])] = [
    ("CGAffineTransformConcat", "concatenating", [""]), ("CGAffineTransformInvert", "inverted", []),
    ("CGAffineTransformRotate", "rotated", ["by"]),
    ("CGAffineTransformScale", "scaledBy", ["x", "y"]),
    ("CGAffineTransformTranslate", "translatedBy", ["x", "y"]),
    ("CGPointApplyAffineTransform", "applying", [""]),
    ("CGRectApplyAffineTransform", "applying", [""]),
    ("CGSizeApplyAffineTransform", "applying", [""]),
    ("CGPointEqualToPoint", "equalTo", [""]), ("CGRectEqualToRect", "equalTo", [""]),
    ("CGSizeEqualToSize", "equalTo", [""]), ("CGRectContainsPoint", "contains", [""]),
    ("CGRectContainsRect", "contains", [""]), ("CGRectIntersectsRect", "intersects", [""]),
    ("CGRectIntersection", "intersection", [""]), ("CGRectUnion", "union", [""]),
    ("CGRectInset", "insetBy", ["dx", "dy"]), ("CGRectOffset", "offsetBy", ["dx", "dy"]),
    ("UIEdgeInsetsInsetRect", "inset", ["by"]),
  ]

  private static let properties: [(String, String)] = [
    ("CGRectGetHeight", "height"), ("CGRectGetMaxX", "maxX"), ("CGRectGetMaxY", "maxY"),
    ("CGRectGetMidX", "midX"), ("CGRectGetMidY", "midY"), ("CGRectGetMinX", "minX"),
    ("CGRectGetMinY", "minY"), ("CGRectGetWidth", "width"), ("CGRectIntegral", "integral"),
    ("CGRectIsEmpty", "isEmpty"), ("CGRectIsInfinite", "isInfinite"), ("CGRectIsNull", "isNull"),
    ("CGRectStandardize", "standardized"), ("CGAffineTransformIsIdentity", "isIdentity"),
  ]
}
