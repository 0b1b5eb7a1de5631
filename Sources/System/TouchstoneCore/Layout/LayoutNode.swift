import Foundation
import LayoutSolver

/// The variables of an item in the solver: its alignment rectangle in the item's layout space.
@MainActor final class LayoutNode {
  /// A rule of the item that is not a constraint, and whether the solver has it.
  struct Rule {
    var constraint: LinearConstraint
    var id: ConstraintID?
  }

  private(set) weak var item: (any LayoutItem)?
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable
  var rules: [Rule] = []

  init(_ item: any LayoutItem, in solver: inout ConstraintSolver) {
    self.item = item
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var view: UIView? { item as? UIView }
  var guide: UILayoutGuide? { item as? UILayoutGuide }

  func rect(in solver: ConstraintSolver) -> CGRect {
    CGRect(
      x: solver.value(of: left), y: solver.value(of: top), width: solver.value(of: width),
      height: solver.value(of: height))
  }
}
