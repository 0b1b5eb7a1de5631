import JSONText
import TouchActions
import TouchStories

/// News about the active window in sway's or i3's messages.
enum TilingNews: Equatable {
  case active(ActiveWindow)
  /// The active window may have changed: the tree has to be requested.
  case unsure
  case nothing

  private static let limits = JSONReader.Limits(depth: 512, values: 1_000_000)

  init(_ message: TilingMessage) {
    guard let value = try? JSONReader.value(of: message.text, .strict, within: Self.limits),
      case .object(let object) = value
    else {
      self = .nothing
      return
    }
    switch message.kind {
    case TilingMessage.Kind.tree: self = .active(Self.focused(in: object) ?? .named([]))
    case TilingMessage.Kind.workspaceEvent: self = .unsure
    case TilingMessage.Kind.windowEvent: self = Self.news(of: object)
    default: self = .nothing
    }
  }

  private static func news(of event: JSONObject) -> TilingNews {
    guard case .string(let change)? = event["change"] else { return .nothing }
    switch change {
    case "focus":
      guard case .object(let container)? = event["container"] else { return .unsure }
      return .active(.named(names(of: container)))
    case "close", "move": return .unsure
    default: return .nothing
    }
  }

  /// Finds the container with keyboard focus; a workspace without windows has no names.
  private static func focused(in container: JSONObject) -> ActiveWindow? {
    if case .bool(true)? = container["focused"] { return .named(names(of: container)) }
    for list: JSONName in ["nodes", "floating_nodes"] {
      guard case .array(let nodes)? = container[list] else { continue }
      for case .object(let node) in nodes {
        if let window = focused(in: node) { return window }
      }
    }
    return nil
  }

  /// The application's Wayland app ID, or its X instance and class.
  private static func names(of container: JSONObject) -> [String] {
    var names: [String] = []
    if case .string(let name)? = container["app_id"] { names.append(name) }
    if case .object(let properties)? = container["window_properties"] {
      for key: JSONName in ["class", "instance"] {
        if case .string(let name)? = properties[key], !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}
