import Foundation

/// A value that describes the content of a view, and makes the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view for the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration. Setting one of the same type updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration, without a new view.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the same type as the current one.
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
