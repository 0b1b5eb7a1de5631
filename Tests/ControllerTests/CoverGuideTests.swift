import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Guides from before there were safe areas")
struct CoverGuideTests {
  @Test("content hangs below what covers the top, and follows when it goes")
  func covers() {
    let stage = Stage()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor),
    ])
    root.view.layoutIfNeeded()
    let bar = navigation.navigationBar.frame.maxY
    #expect(bar > 0 && root.topLayoutGuide.length == bar && label.frame.minY == bar)
    #expect(root.bottomLayoutGuide.length == 0 && label.frame.maxY == root.view.bounds.maxY)
    #expect(root.topLayoutGuide === root.topLayoutGuide)
    navigation.isNavigationBarHidden = true
    root.view.layoutIfNeeded()
    #expect(label.frame.minY == 0)
  }
}
