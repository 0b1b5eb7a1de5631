/// Apple's types that sources often use and that do not exist here. The port lists them before the compiler reports every use.
enum MissingTypes {
  static let names: Set<String> = [
    "AVCaptureSession", "CAMetalLayer", "CAScrollLayer", "CATiledLayer",
    "NSFetchedResultsController", "NSLayoutManager",
    "NSTextStorage", "SCNView", "SKScene", "SKView", "UIActionSheet", "UIAttachmentBehavior",
    "UICalendarView", "UICloudSharingController", "UICollectionViewCompositionalLayout",
    "UICollisionBehavior", "UIColorPickerViewController", "UIColorWell", "UICommand",
    "UIContextMenuInteraction", "UIDocument", "UIDocumentPickerViewController", "UIDragInteraction",
    "UIDragItem", "UIDragSession", "UIDropInteraction", "UIDynamicAnimator", "UIDynamicBehavior",
    "UIDynamicItemBehavior", "UIEditMenuInteraction", "UIFieldBehavior", "UIFocusGuide",
    "UIFontPickerViewController", "UIGraphicsPDFRenderer", "UIGravityBehavior",
    "UIHostingController", "UIInputView", "UIInputViewController",
    "UILargeContentViewerInteraction", "UILexicon", "UILocalNotification",
    "UILocalizedIndexedCollation", "UIManagedDocument", "UIMenu", "UIMenuController",
    "UIMutableUserNotificationAction", "UIPopoverBackgroundView",
    "UIPreviewInteraction", "UIPrintInteractionController", "UIPushBehavior",
    "UIReferenceLibraryViewController", "UIRegion", "UISearchToken", "UISnapBehavior",
    "UISpringLoadedInteraction", "UIStoryboardPopoverSegue", "UITargetedDragPreview",
    "UITextChecker", "UIUserNotificationSettings", "UIVideoEditorController", "UIWebView",
  ]

  /// One note for each type, the most used first.
  static func notes(_ uses: [(path: String, uses: [String: Declarations.Use])]) -> [PortNote] {
    var found: [String: (path: String, use: Declarations.Use)] = [:]
    for (path, list) in uses {
      for (name, use) in list {
        guard var known = found[name] else {
          found[name] = (path, use)
          continue
        }
        known.use.count += use.count
        found[name] = known
      }
    }
    return found.sorted { ($1.value.use.count, $0.key) < ($0.value.use.count, $1.key) }.map {
      name, at in
      let uses = at.use.count == 1 ? "it is used once" : "it is used \(at.use.count) times"
      return PortNote(
        path: at.path, line: at.use.line, column: 1, severity: .warning,
        message:
          "there is no \(name) here; \(uses): put what uses it under #if !os(Linux), or leave it out"
      )
    }
  }
}
