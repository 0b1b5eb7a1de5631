import SwiftSyntax

extension Rewriter {
  /// Attributes without meaning in Swift without Objective-C.
  private static let meaningless: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "NSCopying", "GKInspectable", "objc_non_lazy_realization",
  ]

  /// Returns whether the attribute's arguments have been handled.
  func rewriteAttribute(_ node: AttributeSyntax) -> Bool {
    let name = node.attributeName.trimmedDescription
    switch name {
    case "UIApplicationMain", "main":
      if settings.isStartedByMain { blank(node) } else { replace(node, with: "@main") }
    case "NSManaged":
      blank(node)
      keepByName(node)
    case "convention":
      // Such functions of Objective-C's runtime cannot be called through a pointer here.
      guard node.parent?.parent?.trimmedDescription.contains("Selector") == true else {
        return false
      }
      blank(node)
    case _ where Self.meaningless.contains(name): blank(node)
    default: return false
    }
    return true
  }

  /// `@NSManaged var progress: CGFloat` of a layer: Core Animation stores the value by name.
  private func keepByName(_ node: AttributeSyntax) {
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self), let current,
      declarations.lineage(of: current).contains(where: { $0.hasPrefix("CA") })
    else {
      return refuse(node, "Core Data is not here; give the property a value of its own")
    }
    for binding in variable.bindings where binding.typeAnnotation != nil {
      let name = binding.pattern.trimmedDescription
      edits.insert(
        " { get { ManagedValue.of(self, \"\(name)\") } "
          + "set { ManagedValue.set(newValue, \"\(name)\", of: self) } }", at: binding.end)
    }
  }

  /// Makes `os(iOS)` true, and conditions for Apple's other systems false.
  func rewriteCondition(_ condition: ExprSyntax) {
    for call in Self.calls(in: Syntax(condition)) {
      let text = call.trimmedDescription
      let isStandIn = Self.standIns.keys.contains { text == "canImport(\($0))" }
      guard text == "os(iOS)" || isStandIn else { continue }
      replace(call, with: "true" + String(repeating: " ", count: text.count - 4))
    }
  }

  private static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
    if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
    return node.children(viewMode: .sourceAccurate).flatMap(calls)
  }

  // MARK: Imports

  /// Apple's modules whose names `import UIKit` provides here.
  private static let umbrella: Set<String> = [
    "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreFoundation", "Darwin", "UIKitCore",
  ]

  /// Apple's modules without a replacement.
  private static let absent: Set<String> = [
    "Accelerate", "AudioToolbox", "CoreAudio",
    "CoreHaptics", "CoreImage", "CoreMotion", "CoreServices",
    "CoreTelephony", "CoreText", "CoreVideo", "GameController", "GameplayKit", "ImageIO",
    "LocalAuthentication", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
    "MobileCoreServices", "NaturalLanguage", "Network", "PDFKit", "PencilKit", "Photos", "PhotosUI",
    "SafariServices", "SceneKit", "Security", "Social", "SpriteKit", "StoreKit", "SwiftUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision",
    "simd",
  ]

  /// Replacements for Apple's modules. Their names differ, because `canImport(os)` must stay false for packages that are not
  /// ported.
  private static let standIns = [
    "AVFoundation": "InertMedia", "AVKit": "InertMedia", "CoreMedia": "InertMedia",
    "CoreLocation": "InertMaps", "MapKit": "InertMaps", "WebKit": "InertWeb",
    "os": "UnifiedLogging", "OSLog": "UnifiedLogging", "CoreData": "InertCoreData",
    "Combine": "PartialCombine",
  ]

  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first?.name.text, let last = node.path.last?.name.text else {
      return
    }
    imports.insert(last == "UIGestureRecognizerSubclass" ? last : first)
    let isWhole = node.importKindSpecifier == nil
    if Self.umbrella.contains(first) {
      replaceImport(node)
    } else if let module = Self.standIns[first] {
      replaceImport(node, with: module)
    } else if Self.absent.contains(first) {
      replaceImport(node)
      warn(
        node, "there is no module \(first) here: what comes from it needs #if canImport(\(first))")
    } else if first == "UIKit",
      !isWhole || (node.path.count > 1 && last != "UIGestureRecognizerSubclass")
    {
      replaceImport(node)
    }
  }

  private func replaceImport(_ node: ImportDeclSyntax, with module: String = "UIKit") {
    let text = "import \(module)"
    let blanks = node.trimmedDescription.count - text.count
    replace(node, with: text + String(repeating: " ", count: max(0, blanks)))
  }

  /// Removes qualifiers such as in `CoreGraphics.sqrt` and `UIKit.UIView`, because other modules declare the names here. Names
  /// that the target declares keep their qualifier.
  func dropQualifier(_ base: (some SyntaxProtocol)?, of name: String, until end: Int) {
    guard let base, Self.qualifiers.contains(base.trimmedDescription),
      !declarations.declares(base.trimmedDescription)
    else { return }
    if declarations.declares(name) {
      replace(base, with: name.first?.isUppercase == true ? "Touchstone" : "Foundation")
    } else {
      edits.replace(base.start, end, with: "")
    }
  }

  private static let qualifiers = umbrella.union(["UIKit"])

  // MARK: Literals

  /// Rewrites `#imageLiteral(…)` and `#fileLiteral(…)`; the compiler supports `#colorLiteral(…)`.
  func rewriteLiteral(_ node: MacroExpansionExprSyntax) {
    let arguments = node.arguments.trimmedDescription
    switch node.macroName.text {
    case "imageLiteral":
      replace(node, with: "UIKit.UIImage(named: \(Self.value(arguments)))!")
    default:
      replace(
        node, with: "Bundle.main.url(forResource: \(Self.value(arguments)), withExtension: nil)!")
    }
  }

  private static func value(_ argument: String) -> String {
    guard let colon = argument.firstIndex(of: ":") else { return argument }
    return String(argument[argument.index(after: colon)...].drop { $0 == " " })
  }
}
