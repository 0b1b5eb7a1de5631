import Foundation
import GestureCore
import Touchstone

/// The recognizers of one gesture on a view, and their relations to each other and to other recognizers.
///
/// It is the delegate of the recognizers that it created. A client's recognizer keeps its own delegate, if it has one; the
/// delegate of the other recognizer in a pair then decides.
@MainActor public final class GestureAssembly: NSObject {
  /// The gesture's priority relative to existing recognizers.
  enum Rank {
    /// As between two recognizers of UIKit.
    case normal
    /// Other recognizers wait for its failure.
    case high
    /// Simultaneous with other recognizers.
    case beside
  }

  private struct Pair: Hashable {
    let one: ObjectIdentifier
    let other: ObjectIdentifier

    init(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) {
      let (first, second) = (ObjectIdentifier(first), ObjectIdentifier(second))
      (one, other) = first < second ? (first, second) : (second, first)
    }
  }

  let rank: Rank
  /// The view of the gesture.
  private(set) weak var view: UIView?
  /// Retained until they are added to the view; then they retain the assembly as their target.
  private var unattached: [UIGestureRecognizer] = []
  private var owned: [WeakReference] = []
  private var members: Set<ObjectIdentifier> = []
  /// The pairs of simultaneous recognizers.
  private var together: Set<Pair> = []
  /// The recognizers that are simultaneous with all others of the gesture.
  private var free: Set<ObjectIdentifier> = []
  /// The recognizers of a team: they have priority over recognizers outside, and are simultaneous with each other.
  private var team: Set<ObjectIdentifier> = []
  /// The recognizers that wait for their turn, with the number of sequences in which they wait.
  private var held: [ObjectIdentifier: Int] = [:]
  /// When the waiting recognizers got their turn.
  private var turns: [ObjectIdentifier: Turn] = [:]
  /// Conditions under which a recognizer may begin.
  private var conditions: [ObjectIdentifier: [@MainActor (UIGestureRecognizer) -> Bool]] = [:]
  /// The recognizers that can continue with fingers that landed before their turn.
  private var takers: Set<ObjectIdentifier> = []

  init(on view: UIView, rank: Rank) {
    self.view = view
    self.rank = rank
  }

  /// The time of the input being handled.
  var now: Timestamp { system?.now ?? .zero }

  var system: TouchSystem? { view?.window?.windowScene?.touchSystem }

  // MARK: Making

  /// Adds a recognizer to the assembly. It is added to the view when the whole gesture is known.
  ///
  /// - Parameters:
  ///   - takesOver: whether it can continue with fingers that landed before its turn in a sequence.
  ///   - follow: receives its states; `failed` only if that matters.
  func add(
    _ recognizer: UIGestureRecognizer, takesOver: Bool,
    follow: @escaping @MainActor (UIGestureRecognizer.State) -> Void
  ) -> GestureNode {
    enlist(recognizer)
    if takesOver { takers.insert(ObjectIdentifier(recognizer)) }
    if recognizer.delegate == nil { recognizer.delegate = self }
    recognizer.followStates { [unowned recognizer] state in
      switch state {
      case .failed: if self.hasTurn(recognizer) { follow(state) }
      case .possible: self.noteReset(of: recognizer)
      default: follow(state)
      }
    }
    return GestureNode([recognizer])
  }

  /// Adds a recognizer that only prevents others.
  func take(_ recognizer: UIGestureRecognizer) {
    enlist(recognizer)
    free.insert(ObjectIdentifier(recognizer))
    recognizer.delegate = self
    // Its states are not used, but the closure retains the assembly.
    recognizer.followStates { [self] _ in _ = self }
  }

  /// Adds all recognizers to the view.
  func attach() {
    for recognizer in unattached { view?.addGestureRecognizer(recognizer) }
    unattached = []
  }

  /// In source order.
  var recognizers: [UIGestureRecognizer] { owned.compactMap(\.recognizer) }

  private func enlist(_ recognizer: UIGestureRecognizer) {
    unattached.append(recognizer)
    owned.append(WeakReference(recognizer))
    members.insert(ObjectIdentifier(recognizer))
  }

  func allow(_ some: GestureNode, togetherWith others: GestureNode) {
    for one in some.recognizers {
      for other in others.recognizers where one !== other { together.insert(Pair(one, other)) }
    }
  }

  /// Makes the node's recognizers simultaneous with all others of the gesture.
  func allowWithAll(_ node: GestureNode) {
    free.formUnion(node.recognizers.map(ObjectIdentifier.init))
  }

  /// Makes the node's recognizers fail if the condition is false when they would begin.
  func demand(_ condition: @escaping @MainActor (UIGestureRecognizer) -> Bool, of node: GestureNode)
  {
    for recognizer in node.recognizers {
      conditions[ObjectIdentifier(recognizer), default: []].append(condition)
    }
  }

  func makeTeam(of node: GestureNode) {
    allow(node, togetherWith: node)
    team.formUnion(node.recognizers.map(ObjectIdentifier.init))
  }

  // MARK: Turns

  /// Prevents the recognizers from beginning until their turn.
  func hold(_ node: GestureNode) {
    for recognizer in node.recognizers {
      held[ObjectIdentifier(recognizer), default: 0] += 1
      turns[ObjectIdentifier(recognizer)] = nil
    }
  }

  /// Gives the recognizers their turn; input at the present time still belongs to the previous gesture.
  func release(_ node: GestureNode) {
    for recognizer in node.recognizers {
      let key = ObjectIdentifier(recognizer)
      guard let count = held[key] else { continue }
      held[key] = count > 1 ? count - 1 : nil
      guard count == 1 else { continue }
      turns[key] = Turn(start: now, isFresh: recognizer.numberOfTouches == 0)
      (recognizer as? WaitsForTurn)?.turnCame()
    }
  }

  /// Whether it may begin, and whether its failure matters: both are false for an attempt that started before its turn, unless
  /// it can continue with these fingers.
  func hasTurn(_ recognizer: UIGestureRecognizer) -> Bool {
    let key = ObjectIdentifier(recognizer)
    if held[key] != nil { return false }
    guard let turn = turns[key] else { return true }
    return turn.isFresh || takers.contains(key) && turn.start < now
  }

  private func noteReset(of recognizer: UIGestureRecognizer) {
    turns[ObjectIdentifier(recognizer)]?.isFresh = true
  }

  private struct Turn {
    let start: Timestamp
    /// Whether the recognizer has been reset since its turn, or had no touch then.
    var isFresh: Bool
  }
}

/// A recognizer that follows its fingers before its turn, and continues from there.
@MainActor protocol WaitsForTurn: UIGestureRecognizer {
  func turnCame()
}

extension GestureAssembly: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    hasTurn(gestureRecognizer)
      && (conditions[ObjectIdentifier(gestureRecognizer)] ?? []).allSatisfy {
        $0(gestureRecognizer)
      }
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard members.contains(ObjectIdentifier(otherGestureRecognizer)) else {
      // Recognizers that a mask disables stay disabled, even for a simultaneous gesture.
      let turnsOff = [gestureRecognizer, otherGestureRecognizer].contains { $0 is SubviewGuardian }
      return rank == .beside && !turnsOff
    }
    return together.contains(Pair(gestureRecognizer, otherGestureRecognizer))
      || free.contains(ObjectIdentifier(gestureRecognizer))
      || free.contains(ObjectIdentifier(otherGestureRecognizer))
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !members.contains(ObjectIdentifier(otherGestureRecognizer)) else { return false }
    // Two recognizers of high priority would wait for each other forever; the one added last has priority, like the outer
    // modifier in SwiftUI.
    if let other = otherGestureRecognizer.delegate as? GestureAssembly {
      if other.rank == .high || isJoined(by: other, otherGestureRecognizer, to: gestureRecognizer) {
        return false
      }
    }
    return rank == .high || team.contains(ObjectIdentifier(gestureRecognizer))
  }

  /// Whether a simultaneous gesture was added later to the same view: SwiftUI's `simultaneousGesture` is simultaneous with the
  /// gestures that the view has by then.
  private func isJoined(
    by other: GestureAssembly, _ theirs: UIGestureRecognizer, to ours: UIGestureRecognizer
  ) -> Bool {
    guard other.rank == .beside, let list = view?.gestureRecognizers, other.view === view,
      let index = list.firstIndex(of: ours), let later = list.firstIndex(of: theirs)
    else { return false }
    return later > index
  }
}
