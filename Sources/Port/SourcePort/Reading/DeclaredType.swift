/// A type of the target, or one that the target extends.
struct DeclaredType: Codable, Equatable, Sendable {
  enum Kind: String, Codable { case `class`, value, `protocol`, unknown }

  let name: String
  var kind = Kind.unknown
  /// Superclass and protocols, of all declarations, in the order in which they are written.
  var inherited: [String] = []
  /// Where the body of the declaration itself ends.
  var bodyEnd: Place?
  var access = Access.internal
  var isGeneric = false
  var isLocal = false
  /// Whether it is `private`, which inside of a type hides it from the rest of the file.
  var isHidden = false
  var isConditional = false
  /// Whether `init()` makes one, as far as the class itself says.
  var canBeMade = true
  /// Whether `init(frame:)` makes one.
  var canBeFramed = false
  var hasRequiredInit = false
  /// The labels of its own initializers, such as "frame:".
  var initializers = Initializers()
  /// The types of its properties, where they are written down or plain to see.
  var properties: [String: String] = [:]

  /// The initializers that can be used from the file, without those that may give nothing.
  struct Initializers: Codable, Equatable {
    var designated: [String] = []
    var convenience: [String] = []
    /// Whether there is a designated one, which may be private or give nothing.
    var hasDesignated = false
  }

  /// A place in one of the target's sources.
  struct Place: Codable, Equatable {
    var file = 0
    let offset: Int
    let line: Int
    /// The line on which the type is named.
    var firstLine = 1
  }

  /// Adds what a later source says of the type.
  mutating func add(_ other: DeclaredType) {
    let earlier = self
    if other.kind != .unknown { self = other }
    inherited = earlier.inherited + other.inherited
    properties = earlier.properties.merging(other.properties) { $1 }
  }

  enum Access: Int, Comparable, Codable {
    case `private`, `internal`, package, `public`

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

    /// As it stands before a declaration.
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
