import Foundation
import TouchActions
import TouchStories
import Touchstone

/// Follows the gestures of one surface and fires rules.
final class RuleFollower {
  private var engine: RuleEngine
  private let window: () -> ActiveWindow
  private let act: (RuleFiring) -> Void
  private let tell: (RuleVerdict) -> Void

  /// `act` receives the actions in order; `tell` receives the outcome for each rule at the end of each gesture.
  init(
    _ book: RuleBook, on surface: TouchSurface, window: @escaping () -> ActiveWindow,
    act: @escaping (RuleFiring) -> Void, tell: @escaping (RuleVerdict) -> Void
  ) {
    engine = RuleEngine(book, on: surface)
    (self.window, self.act, self.tell) = (window, act, tell)
  }

  func take(_ moment: GestureMoment) {
    let answer = engine.take(moment, in: window())
    for firing in answer.firings { act(firing) }
    for verdict in answer.verdicts { tell(verdict) }
  }
}
