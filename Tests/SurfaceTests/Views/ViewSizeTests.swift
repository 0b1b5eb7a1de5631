import Testing
import Touchstone

@testable import TouchstoneCore

/// The standard library's own `_class_getInstancePositiveExtentSize`, which no header names.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func size(ofInstancesOf type: AnyClass) -> Int

@Suite struct ViewSizeTests {
  /// Of a view before it could have layers, constraints and surroundings.
  private static let before = 368

  @Test("a view that uses none of its surface takes at most 16 bytes more than one that had none")
  func bytes() {
    #expect(size(ofInstancesOf: UIView.self) <= Self.before + 16)
    let view = UIView()
    #expect(view.madeLayer == nil && view.layoutBox == nil && view.motion == nil)
  }
}
