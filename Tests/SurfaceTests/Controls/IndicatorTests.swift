import Foundation
import Pictures
import Testing
import Touchstone
@_spi(Kit) import TouchstoneCore
import TouchstoneTesting

@testable import TouchstoneControls

@Suite struct IndicatorTests {
  @Test("an indicator turns on the scene's clock, and is seen only while it does")
  func activity() {
    let stage = Stage()
    let indicator = UIActivityIndicatorView(style: .large)
    stage.view.addSubview(indicator)
    #expect(indicator.isHidden && indicator.bounds.width == 37)
    indicator.startAnimating()
    let first = indicator.face
    stage.wait(0.3)
    #expect(!indicator.isHidden && indicator.face != first)
    stage.wait(0.825)
    #expect(indicator.face != nil)
    indicator.stopAnimating()
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test("a bar is as long as its share of the room, and gets there slowly if it is to")
  func progress() {
    let stage = Stage()
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    stage.view.addSubview(bar)
    bar.progress = 2
    #expect(bar.progress == 1)
    bar.progress = 0.25
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.frame.width == 50)
    bar.setProgress(0.75, animated: true)
    stage.wait(0.1)
    let width = bar.subviews.first?.presentation.bounds.width ?? 0
    #expect(width > 50 && width < 150)
    stage.wait(1)
    #expect(bar.subviews.first?.presentation.bounds.width == 150)
    bar.progress = .nan
    #expect(bar.progress == 0.75)
  }
}
