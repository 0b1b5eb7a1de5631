import Foundation
import Touchstone
import TouchstoneLists
import TouchstoneText

/// A view of a scene file with its recognizers and subviews; missing properties have UIKit's defaults.
package struct SceneView: Equatable {
  package enum Kind: String, CaseIterable {
    case view, label, imageView, button, `switch`, slider, stepper, segmentedControl, pageControl
    case scrollView, tableView, collectionView, textField, textView, searchBar
  }

  package var kind = Kind.view
  /// The view's name in the trace.
  package var name: String?
  /// In the superview's coordinates; `nil` fills the superview.
  package var frame: CGRect?
  package var transform: CGAffineTransform?
  package var recognizers: [SceneRecognizer] = []
  package var subviews: [SceneView] = []
  /// The values of its kind's properties in the file (``SceneProperty``).
  private(set) var values: [String: SceneProperty.Value] = [:]

  package init(_ kind: Kind = .view) { self.kind = kind }

  /// The value of a property of this kind; `nil` for its default.
  package subscript(property property: String) -> SceneProperty.Value? {
    get { values[property] }
    set {
      precondition(
        SceneProperty.of(kind).contains { $0.name == property }, "a \(kind) has no \(property)")
      values[property] = newValue
    }
  }

  /// The number of views in its tree, including itself.
  package var count: Int { subviews.reduce(1) { $0 + $1.count } }

  init(_ field: SceneField, _ census: inout SceneCensus) throws(SceneError) {
    self.init(try Self.kind(of: field))
    let properties = SceneProperty.of(kind)
    let fields = try field.fields(
      known: ["type", "name", "frame", "transform", "recognizers", "subviews"]
        + properties.map(\.name))
    name = try fields["name"]?.name()
    if let frame = try fields["frame"]?.numbers("[x, y, width, height]", count: 4) {
      self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let six = try fields["transform"]?.numbers("[a, b, c, d, tx, ty]", count: 6) {
      transform = CGAffineTransform(
        a: six[0], b: six[1], c: six[2], d: six[3], tx: six[4], ty: six[5])
    }
    for property in properties {
      if let field = fields[property.name] { values[property.name] = try property.value(of: field) }
    }
    try census.addView(parts: partCount, at: field.path)
    for element in try fields["recognizers"]?.elements() ?? [] {
      try census.addRecognizer(at: element.path)
      let recognizer = try SceneRecognizer(element)
      try checkOwn(recognizer, at: element.path)
      recognizers.append(recognizer)
    }
    for element in try fields["subviews"]?.elements() ?? [] {
      subviews.append(try SceneView(element, &census))
    }
  }

  private static func kind(of field: SceneField) throws(SceneError) -> Kind {
    guard case .object(let object) = field.value, let type = object["type"] else { return .view }
    let table = Kind.allCases.map { (word: $0.rawValue, value: $0) }
    return try SceneField(path: "\(field.path).type", value: type).word(of: table)
  }

  /// The segments, dots, rows, items and actions, for which the view makes views.
  private var partCount: Int {
    values.values.reduce(values["numberOfPages"]?.whole ?? 0) { sum, value in
      switch value {
      case .texts(let texts): sum + texts.count
      case .rows(let sections): sum + sections.reduce(sections.count) { $0 + $1.count }
      default: sum
      }
    }
  }

  /// Only a scroll view has its own recognizers: a pan, and a pinch if its limits allow zooming.
  private func checkOwn(_ recognizer: SceneRecognizer, at path: String) throws(SceneError) {
    guard recognizer.isScrollViews else { return }
    guard kind == .scrollView else {
      throw SceneError(path, "“ofScrollView” needs a view of type “scrollView”")
    }
    if recognizers.contains(where: { $0.isScrollViews && $0.kind == recognizer.kind }) {
      throw SceneError(path, "a scroll view has one \(recognizer.kind.rawValue) of its own")
    }
    if recognizer.kind == .pinch, !isZoomable {
      throw SceneError(
        path, "its scroll view has no pinch, since its “maximumZoomScale” is not above its minimum")
    }
  }

  private var isZoomable: Bool {
    func scale(_ name: String) -> Double {
      if case .number(let scale) = values[name] { scale } else { 1 }
    }
    return scale("minimumZoomScale") < scale("maximumZoomScale")
  }
}

extension SceneView.Kind {
  /// The kind with which a file describes a view: that of its class or of the nearest superclass.
  init(of view: UIView) {
    switch view {
    case is UIButton: self = .button
    case is UISwitch: self = .switch
    case is UISlider: self = .slider
    case is UIStepper: self = .stepper
    case is UISegmentedControl: self = .segmentedControl
    case is UIPageControl: self = .pageControl
    case is UITextField: self = .textField
    case is UISearchBar: self = .searchBar
    case is UILabel: self = .label
    case is UIImageView: self = .imageView
    case is TitleTable: self = .tableView
    case is TitleCollection: self = .collectionView
    case is UITextView: self = .textView
    case is UIScrollView: self = .scrollView
    default: self = .view
    }
  }

  /// The class's name in code.
  var type: String {
    switch self {
    case .view: "UIView"
    case .label: "UILabel"
    case .imageView: "UIImageView"
    case .button: "UIButton"
    case .switch: "UISwitch"
    case .slider: "UISlider"
    case .stepper: "UIStepper"
    case .segmentedControl: "UISegmentedControl"
    case .pageControl: "UIPageControl"
    case .scrollView: "UIScrollView"
    case .tableView: "TitleTable"
    case .collectionView: "TitleCollection"
    case .textField: "UITextField"
    case .textView: "UITextView"
    case .searchBar: "UISearchBar"
    }
  }

  /// A class that code declares before it makes a view of this kind; `nil` for UIKit's own.
  var declaration: String? {
    switch self {
    case .tableView: TitleTable.code
    case .collectionView: TitleCollection.code
    default: nil
    }
  }

  /// Whether the class fills its views itself, and has recognizers for them.
  var isComposed: Bool {
    switch self {
    case .tableView, .collectionView, .textField, .textView, .searchBar: true
    default: false
    }
  }

  func make(_ frame: CGRect) -> UIView {
    switch self {
    case .view: UIView(frame: frame)
    case .label: UILabel(frame: frame)
    case .imageView: UIImageView(frame: frame)
    case .button: UIButton(frame: frame)
    case .switch: UISwitch(frame: frame)
    case .slider: UISlider(frame: frame)
    case .stepper: UIStepper(frame: frame)
    case .segmentedControl: UISegmentedControl(frame: frame)
    case .pageControl: UIPageControl(frame: frame)
    case .scrollView: UIScrollView(frame: frame)
    case .tableView: TitleTable(frame: frame)
    case .collectionView:
      TitleCollection(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    case .textField: UITextField(frame: frame)
    case .textView: UITextView(frame: frame)
    case .searchBar: UISearchBar(frame: frame)
    }
  }
}
