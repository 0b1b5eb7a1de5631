import Foundation
import GestureCore
import Touchstone

/// The recognizers of one gesture on a view, and how they get on with each other and with the rest.
///
/// It is the delegate of the recognizers that it made. One that a client made keeps the client's
/// delegate, if it has one; the answers about pairs then come from the other side.
@MainActor public final class GestureAssembly: NSObject {
  /// How the gesture stands to those that were there before.
  enum Rank {
    /// As two recognizers of UIKit do.
    case normal
    /// The others wait for it to fail.
    case high
    /// Both at once.
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
  /// The view that the gesture is put on.
  private(set) weak var view: UIView?
  /// Kept until the view owns them; then the recognizers keep the assembly, by their targets.
  private var unattached: [UIGestureRecognizer] = []
  private var owned: [WeakReference] = []
  private var members: Set<ObjectIdentifier> = []
  /// The recognizers that may recognize at the same time.
  private var together: Set<Pair> = []
  /// The recognizers that may recognize beside all others of the gesture.
  private var free: Set<ObjectIdentifier> = []
  /// The recognizers that win against all outside of the gesture, and share with those inside.
  private var team: Set<ObjectIdentifier> = []
  /// The recognizers that wait for their turn in sequences, with the number of these sequences.
  private var held: [ObjectIdentifier: Int] = [:]
  /// Since when those have their turn that had to wait.
  private var turns: [ObjectIdentifier: Turn] = [:]
  /// What must be so for one to begin.
  private var conditions: [ObjectIdentifier: [@MainActor (UIGestureRecognizer) -> Bool]] = [:]
  /// The recognizers that can go on with fingers that were down before their turn.
  private var takers: Set<ObjectIdentifier> = []

  init(on view: UIView, rank: Rank) {
    self.view = view
    self.rank = rank
  }

  /// The moment of the input that is being handled.
  var now: Timestamp { system?.now ?? .zero }

  var system: TouchSystem? { view?.window?.windowScene?.touchSystem }

  // MARK: Making

  /// Takes a recognizer in. It is added to the view when the whole gesture is known.
  ///
  /// - Parameters:
  ///   - takesOver: whether it can go on with fingers that came down before its turn in a sequence.
  ///   - follow: receives its states, `failed` only where that says something.
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

  /// Takes in one that only keeps others out.
  func take(_ recognizer: UIGestureRecognizer) {
    enlist(recognizer)
    free.insert(ObjectIdentifier(recognizer))
    recognizer.delegate = self
    // Its messages are not used, but it keeps the assembly alive.
    recognizer.followStates { [self] _ in _ = self }
  }

  /// Gives all recognizers to the view.
  func attach() {
    for recognizer in unattached { view?.addGestureRecognizer(recognizer) }
    unattached = []
  }

  /// In the order in which they are written.
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

  /// No recognizer of the gesture prevents these, and they prevent none of them.
  func allowWithAll(_ node: GestureNode) {
    free.formUnion(node.recognizers.map(ObjectIdentifier.init))
  }

  /// The recognizers fail unless that is so when they would begin.
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

  /// Keeps the recognizers from beginning until they have their turn.
  func hold(_ node: GestureNode) {
    for recognizer in node.recognizers {
      held[ObjectIdentifier(recognizer), default: 0] += 1
      turns[ObjectIdentifier(recognizer)] = nil
    }
  }

  /// Gives the recognizers their turn; what happens in this very moment still belongs to those before.
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

  /// Whether it may begin, and whether its failure says something: an attempt from before its turn
  /// does neither, unless the recognizer can go on with these fingers.
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
    /// Whether the recognizer has been reset since, or had no touch.
    var isFresh: Bool
  }
}

/// A recognizer that keeps following its fingers while another has its turn, and goes on from there.
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
      // Recognizers that a mask turns off stay off, also beside a gesture that prevents none.
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
    // Two of high rank would wait for each other for ever; the one that was put on last goes first, as
    // the outer modifier does in SwiftUI.
    if let other = otherGestureRecognizer.delegate as? GestureAssembly {
      if other.rank == .high || isJoined(by: other, otherGestureRecognizer, to: gestureRecognizer) {
        return false
      }
    }
    return rank == .high || team.contains(ObjectIdentifier(gestureRecognizer))
  }

  /// Whether another gesture was put on the same view behind this one, to happen at the same time: SwiftUI's
  /// `simultaneousGesture` goes with the gestures that the view has by then.
  private func isJoined(
    by other: GestureAssembly, _ theirs: UIGestureRecognizer, to ours: UIGestureRecognizer
  ) -> Bool {
    guard other.rank == .beside, let list = view?.gestureRecognizers, other.view === view,
      let index = list.firstIndex(of: ours), let later = list.firstIndex(of: theirs)
    else { return false }
    return later > index
  }
}
