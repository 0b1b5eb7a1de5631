import Foundation

/// An interaction of a view, in addition to its recognizers.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed (`nil`).
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed (`nil`).
  func didMove(to view: UIView?)
}

extension UIView {
  private static let kept: StaticString = "kept"

  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { keptValue(Self.kept) as? [any UIInteraction] ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { move(old, to: nil) }
      let added = newValue.filter { new in !interactions.contains { $0 === new } }
      keepValue(newValue, Self.kept)
      for interaction in added { move(interaction, to: self) }
    }
  }
  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  private func move(_ interaction: any UIInteraction, to view: UIView?) {
    interaction.willMove(to: view)
    interaction.didMove(to: view)
  }
}
