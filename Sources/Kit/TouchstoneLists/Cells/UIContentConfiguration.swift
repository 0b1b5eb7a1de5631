import Foundation

/// What a content view shows, as a value that makes such a view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The content as it looks in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What it shows. Assigning another of the same type shows that.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration without being made anew.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view shows configurations of that type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIBackgroundConfiguration {
  /// The background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// The background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    filled(.secondarySystemGroupedBackground)
  }
  /// The background of a cell.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = color
    return background
  }
}
