import SwiftParser
import SwiftSyntax

/// Removes declarations that need SwiftUI from files that import it, with a warning each, as if they were in `#if
/// canImport(SwiftUI)`.
///
/// Packages for UIKit often contain such declarations.
struct SwiftUIParts {
  /// The sources without those declarations; other code keeps its lines and columns.
  private(set) var sources: [PortSource]
  private(set) var notes: [PortNote] = []

  init(_ sources: [PortSource]) {
    self.sources = sources
    let files = sources.indices.filter {
      sources[$0].text.contains("import SwiftUI") && PortLimits.refusal(of: sources[$0]) == nil
    }
    guard !files.isEmpty else { return }
    let trees = files.map { Parser.parse(source: sources[$0].text) }
    guard trees.allSatisfy(PortLimits.admit) else { return }
    var names = Self.names.subtracting(Self.declaredTypes(in: sources))
    var found: [SwiftUIFinder] = []
    // Declarations that mention a removed type are removed too.
    repeat {
      found = trees.map { SwiftUIFinder($0, names) }
      let left = found.reduce(into: Set<String>()) { $0.formUnion($1.types) }
      if left.isSubset(of: names) { break }
      names.formUnion(left)
    } while true
    for (file, finder) in zip(files, found) { leaveOut(finder.parts, of: file) }
    leaveOutUses(of: found.reduce(into: []) { $0.formUnion($1.types) }, apartFrom: files)
  }

  /// Also removes declarations that mention a removed type in files that do not import SwiftUI.
  private mutating func leaveOutUses(of types: Set<String>, apartFrom files: [Int]) {
    guard !types.isEmpty else { return }
    var types = types
    var parts: [Int: [DeclSyntax]] = [:]
    repeat {
      let known = types
      for file in sources.indices where !files.contains(file) {
        let text = sources[file].text
        guard known.contains(where: text.contains), PortLimits.refusal(of: sources[file]) == nil
        else { continue }
        let tree = Parser.parse(source: text)
        guard PortLimits.admit(tree) else { continue }
        let finder = SwiftUIFinder(tree, known)
        parts[file] = finder.parts
        types.formUnion(finder.types)
      }
      if types == known { break }
    } while true
    for (file, parts) in parts.sorted(by: { $0.key < $1.key }) { leaveOut(parts, of: file) }
  }

  private mutating func leaveOut(_ parts: [DeclSyntax], of file: Int) {
    guard !parts.isEmpty else { return }
    let source = ParsedSource(sources[file])
    var bytes = Array(sources[file].text.utf8)
    for part in parts {
      notes.append(
        source.note(
          .warning, at: part, "there is no SwiftUI here, and this needs it: it is left out"))
      for index in part.start..<part.end where bytes[index] != 10 && bytes[index] != 13 {
        bytes[index] = 32
      }
    }
    sources[file] = PortSource(
      path: sources[file].path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Names of types that the target declares, found by a simple text search.
  private static func declaredTypes(in sources: [PortSource]) -> Set<String> {
    var found: Set<String> = []
    for source in sources {
      for line in source.text.split(whereSeparator: \.isNewline) {
        // Comments may mention types.
        let code = line.drop { $0 == " " || $0 == "\t" }
        guard !code.hasPrefix("/"), !code.hasPrefix("*") else { continue }
        if let match = code.firstMatch(of: /\b(?:class|struct|enum|protocol|typealias)\s+(\w+)/) {
          found.insert(String(match.output.1))
        }
      }
    }
    return found
  }

  /// SwiftUI's types that indicate that a declaration needs it.
  private static let names: Set<String> = [
    "Angle", "AngularGradient", "AnimatableModifier", "Animation", "AnyTransition", "AnyView",
    "Binding",
    "ButtonStyle", "Color", "ContentView", "CoordinateSpace", "EdgeInsets", "EnvironmentKey",
    "EnvironmentObject", "EnvironmentValues", "FocusState", "ForEach", "GeometryProxy",
    "GeometryReader", "HStack", "InsettableShape", "LazyVStack", "LinearGradient",
    "LocalizedStringKey", "NSViewRepresentable", "NavigationView", "ObservableObject",
    "ObservedObject", "Path", "PreferenceKey", "PreviewProvider", "Rectangle", "RoundedRectangle",
    "ScenePhase", "Shape", "StateObject", "StrokeStyle", "SwiftUI", "TupleView",
    "UIHostingController", "UIViewControllerRepresentable",
    "UIViewControllerRepresentableContext", "UIViewRepresentable", "UIViewRepresentableContext",
    "VStack", "View", "ViewBuilder", "ViewModifier", "ZStack",
  ]
}

/// Finds the declarations of a file that need SwiftUI.
private struct SwiftUIFinder {
  private(set) var parts: [DeclSyntax] = []
  /// The removed types.
  private(set) var types: Set<String> = []
  private let names: Set<String>

  init(_ tree: SourceFileSyntax, _ names: Set<String>) {
    self.names = names
    look(at: tree.statements)
  }

  private mutating func look(at items: CodeBlockItemListSyntax) {
    for item in items {
      if case .decl(let declaration) = item.item { look(at: declaration) }
    }
  }

  private mutating func look(at declaration: DeclSyntax) {
    guard !declaration.is(ImportDeclSyntax.self) else { return }
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        switch clause.elements {
        case .statements(let items): look(at: items)
        case .decls(let members): for member in members { look(at: member.decl) }
        default: break
        }
      }
      return
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
      if mentions(Syntax(declaration)) { leaveOut(declaration) }
      return
    }
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType
    let heads: [Syntax?] = [
      group.inheritanceClause.map(Syntax.init), extended.map(Syntax.init),
      Syntax(group.attributes),
    ]
    let all = heads.compactMap { $0 } + declaration.genericClauses
    // A protocol is removed if its associated type needs SwiftUI.
    let isAssociated = group.memberBlock.members.contains {
      $0.decl.is(AssociatedTypeDeclSyntax.self) && mentions(Syntax($0.decl))
    }
    if isAssociated || all.contains(where: mentions) || extended.map(isPartOfType) == true {
      return leaveOut(declaration)
    }
    let first = parts.count
    for member in group.memberBlock.members { look(at: member.decl) }
    // A view is one of UIKit's without it too; what only conforms to something may lack a requirement.
    let isUIKit = group.inheritanceClause?.inheritedTypes.contains {
      ["NS", "UI"].contains($0.type.trimmedDescription.prefix(2))
    }
    if !declaration.is(ExtensionDeclSyntax.self), isUIKit != true,
      parts[first...].contains(where: \.isNeededState)
    {
      parts.removeSubrange(first...)
      return leaveOut(declaration)
    }
    leaveOutUses(of: parts[first...], in: group)
  }

  /// `Popover.Attributes` in an extension, of which the last part is left out.
  private func isPartOfType(_ type: TypeSyntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }

  /// Also removes the type's members that use a removed property.
  private mutating func leaveOutUses(of left: ArraySlice<DeclSyntax>, in group: any DeclGroupSyntax)
  {
    var properties: Set<String> = []
    for variable in left.compactMap({ $0.as(VariableDeclSyntax.self) }) {
      properties.formUnion(
        variable.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        })
    }
    guard !properties.isEmpty else { return }
    let known = Set(left.map(\.id))
    for member in group.memberBlock.members
    where !known.contains(member.decl.id) && !member.decl.is(IfConfigDeclSyntax.self) {
      let uses = Syntax(member.decl).tokens(viewMode: .sourceAccurate).contains { token in
        guard case .identifier(let name) = token.tokenKind, properties.contains(name) else {
          return false
        }
        let before = token.previousToken(viewMode: .sourceAccurate)
        guard before?.tokenKind == .period else { return true }
        let base = before?.previousToken(viewMode: .sourceAccurate)?.tokenKind
        return base == .keyword(.self)
      }
      if uses { leaveOut(member.decl) }
    }
  }

  private mutating func leaveOut(_ declaration: DeclSyntax) {
    parts.append(declaration)
    if declaration.is(ExtensionDeclSyntax.self) { return }
    if declaration.asProtocol((any DeclGroupSyntax).self) != nil,
      let named = declaration.asProtocol((any NamedDeclSyntax).self)
    {
      types.insert(named.name.text)
    }
  }

  /// Whether it contains a name of SwiftUI that is not a member of another type.
  private func mentions(_ node: Syntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      let before = token.previousToken(viewMode: .sourceAccurate)?.tokenKind
      // UIKit has nested types called `State`, so only the attribute counts.
      return name == "State" ? before == .atSign : names.contains(name) && before != .period
    }
  }
}

extension DeclSyntax {
  /// Whether it is a stored property that an initializer has to set.
  fileprivate var isNeededState: Bool {
    guard let variable = self.as(VariableDeclSyntax.self),
      !variable.modifiers.has("static", "class", "lazy")
    else { return false }
    return variable.bindings.contains { binding in
      let type = binding.typeAnnotation?.type
      return binding.initializer == nil && binding.accessorBlock == nil
        && type?.is(OptionalTypeSyntax.self) != true
        && type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) != true
    }
  }

  /// Its generic parameter and `where` clauses.
  fileprivate var genericClauses: [Syntax] {
    children(viewMode: .sourceAccurate).filter {
      $0.is(GenericParameterClauseSyntax.self) || $0.is(GenericWhereClauseSyntax.self)
    }
  }
}
