/// A type of the target, or one that the target extends.
struct DeclaredType: Codable, Equatable, Sendable {
  enum Kind: String, Codable { case `class`, value, `protocol`, unknown }

  let name: String
  var kind = Kind.unknown
  /// Superclass and protocols of all its declarations, in source order.
  var inherited: [String] = []
  /// End of the declaration's body; `nil` if the target only extends the type.
  var bodyEnd: Place?
  var access = Access.internal
  var isGeneric = false
  var isLocal = false
  /// Whether it is `private`, so that a nested type is hidden from the rest of the file.
  var isHidden = false
  var isConditional = false
  /// Whether it has `init()`, judging by the class itself.
  var canBeMade = true
  /// Whether it has `init(frame:)`.
  var canBeFramed = false
  var hasRequiredInit = false
  /// The labels of its own initializers, such as "frame:".
  var initializers = Initializers()
  /// Types of its properties, where they are written or obvious.
  var properties: [String: String] = [:]

  /// The initializers that are accessible in the file and cannot fail.
  struct Initializers: Codable, Equatable {
    var designated: [String] = []
    var convenience: [String] = []
    /// Whether there is a designated initializer, which may be private or failable.
    var hasDesignated = false
  }

  /// A position in a source of the target.
  struct Place: Codable, Equatable {
    var file = 0
    let offset: Int
    let line: Int
    /// Line of the type's name.
    var firstLine = 1
  }

  /// Merges a later source's declarations of the type.
  mutating func add(_ other: DeclaredType) {
    let earlier = self
    if other.kind != .unknown { self = other }
    inherited = earlier.inherited + other.inherited
    properties = earlier.properties.merging(other.properties) { $1 }
  }

  enum Access: Int, Comparable, Codable {
    case `private`, `internal`, package, `public`

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

    /// The access modifier as written before a declaration.
    var modifier: String {
      switch self {
      case .private: "fileprivate "
      case .internal: ""
      case .package: "package "
      case .public: "public "
      }
    }
  }
}
