import Foundation
import Touchstone

extension Gallery {
  /// Problems that people have reported publicly, in the words of the report (docs/problems.md).
  package static var reports: [Example] {
    [
      poster(
        "single-and-double", "Discern single from double tap",
        "Each double tap begins with a tap: both act. Tap twice.",
        "https://github.com/RxSwiftCommunity/RxGesture/issues/46"
      ) { taps($0, waits: false) },
      poster(
        "slow-tap", "A delay before the single tap begins",
        "The single tap waits until no second tap can come. Tap once, and watch the time.",
        "https://github.com/autresphere/ASMediaFocusManager/issues/31"
      ) { taps($0, waits: true) },
      poster(
        "swipe-and-pan", "Swipe gesture activated pan gesture together",
        "The delegate lets both recognize, so a swipe moves the card too. Flick right.",
        "https://github.com/John-Lluch/SWRevealViewController/issues/294"
      ) { poster in
        swipeAndPan(poster, waits: false)
        let together = Together()
        for recognizer in poster.card.gestureRecognizers ?? [] { recognizer.delegate = together }
        return together
      },
      screen(
        "swipe-in-sheet", "Swipe gestures in a sheet not being recognized",
        "The sheet's pan begins before a row's swipe is complete. Flick a row to the left.",
        "https://github.com/slackhq/PanModal/issues/112", swipeInSheet),
      screen(
        "slider-in-menu", "UIPanGesture seems to override UISlider gestures",
        "The menu's pan takes the finger from the slider. Drag its knob.",
        "https://github.com/John-Lluch/SWRevealViewController/issues/234", sliderInMenu),
      screen(
        "touches-eaten", "Scroll view gesture recognizer eating all touch events",
        "A tap on the scroll view cancels the touches of the pads in it. Tap a pad.",
        "https://newbe.dev/scrollview-gesture-recognizer-eating-all-touch-events", padsInScrollView),
      screen(
        "image-view", "UIImageView tap gesture not recognised",
        "An image view takes no touches unless it is said. Tap the picture.",
        "https://codedump.io/share/3GM0awJopSrt/1/ios-uiimagview-tap-gesture-not-recognised",
        picture),
      screen(
        "button-on-screen", "UITapGestureRecognizer and UIButton",
        "A button keeps the screen's tap recognizer from its touches. Tap the button, then beside it.",
        "http://www.sore.nu/blog/2012/apr/16/uitapgesturerecognizer-and-uibutton/", buttonOnScreen),
      screen(
        "sheet-and-list", "What should we do if the bottom view is a scroll view?",
        "The list's pan is asked first and prevents the sheet's. Drag the list, then the handle.",
        "https://github.com/ahmad-elassuty/BottomSheetController/issues/1", sheetAndList),
      poster(
        "press-then-slide", "Long press then slide the card is not working",
        "The press prevents the slide once it has begun. Hold the card, then drag it.",
        "https://github.com/KieranLafferty/KLNoteViewController/issues/9", pressAndSlide),
      screen(
        "late-highlight", "UIButton highlighting is delayed",
        "A scroll view withholds touches for 0.15 s, in case they scroll. Touch a button and hold it.",
        "https://github.com/52inc/Pulley/issues/75", buttonsInList),
      screen(
        "drag-from-button", "Button taps interfere with scrolling action",
        "A finger that rests on a button is the button's. Hold a button, then drag.",
        "https://github.com/Vugla/PSFadingScrollView/issues/1", buttonsInList),
      screen(
        "quick-taps", "Tapping in quick succession",
        "A view that is animated takes no touches meanwhile. Tap the card several times a second.",
        "https://github.com/bigmountainstudio/DesignableX/issues/1", flashingCard),
      screen(
        "outside-its-bar", "The part of a button outside of its parent view",
        "A view is not hit where its superview ends. Tap the knob's upper half.",
        "https://github.com/LeoNatan/LNPopupController/issues/156", knobOutside),
      poster(
        "press-twice", "The Long Press Recognizer fires twice",
        "Its action comes when the press begins and when it ends. Hold the card, and lift.",
        "https://github.com/regexident/DLWidgetMenu/issues/3", pressTwice),
      poster(
        "two-swipes", "swipe left and right not working simultaneously",
        "Both recognizers are for swipes to the right, by a slip of the pen. Flick left.",
        "https://github.com/erichoracek/MSDynamicsDrawerViewController/issues/111", twoSwipes),
      screen(
        "pop-and-strip", "Pop gesture not working when there is horizontal scrolling view.",
        "The strip's pan begins before the screen-edge pan. Drag in from the strip's left edge.",
        "https://github.com/fastred/AHKNavigationController/issues/3", popAndStrip),
      poster(
        "four-ways", "multiple SwipeGestures",
        "One recognizer for all four directions is one for left and right. Flick up.",
        "https://github.com/RxSwiftCommunity/RxGesture/issues/70", fourWays),
      screen(
        "overlay", "Overlay breaks buttons",
        "The overlay is clear, and is hit all the same. Tap the button below it.",
        "https://github.com/zhangao0086/DKCamera/issues/9", overlay),
      poster(
        "two-finger-tap", "Two Finger Tap interferes with Pinch and Rotate",
        "A small pinch is a tap with two fingers as well. Pinch a little, and quickly.",
        "https://github.com/cutting-room-floor/mapbox-gl-cocoa/issues/67", tapInPinch),
    ]
  }

  private static func poster(
    _ id: String, _ title: String, _ text: String, _ report: String,
    _ fill: @escaping @MainActor (Poster) -> AnyObject?
  ) -> Example {
    screen(id, title, text, report) { screen in
      let poster = Poster(in: screen.window, picture: "conflict \(id)", says: "Nothing yet")
      screen.keep(poster)
      if let other = fill(poster) { screen.keep(other) }
    }
  }

  private static func screen(
    _ id: String, _ title: String, _ text: String, _ report: String,
    _ fill: @escaping @MainActor (ReportScreen) -> Void
  ) -> Example {
    Example(
      id: "reported-\(id)", title: title, group: "Reported problems", text: text, report: report
    ) { window in
      let screen = ReportScreen(window)
      fill(screen)
      return screen
    }
  }

  // MARK: - Screens

  private static func swipeInSheet(_ screen: ReportScreen) {
    let sheet = screen.view(
      screen.fitted(CGRect(x: 0, y: 160, width: screen.width, height: 400)), "sheet")
    screen.add(UIPanGestureRecognizer(), named: "sheet pan", to: sheet) { pan in
      sheet.center.y += pan.translation(in: nil).y
      pan.setTranslation(.zero, in: nil)
    }
    for number in 0..<4 {
      let name = "row \(number + 1)"
      let row = screen.view(
        screen.fitted(
          CGRect(x: 16, y: 24 + CGFloat(number) * 84, width: screen.width - 32, height: 72)), name,
        in: sheet)
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      screen.add(swipe, named: "\(name) swipe", to: row) { _ in row.alpha = 0.4 }
    }
  }

  private static func sliderInMenu(_ screen: ReportScreen) {
    let menu = screen.view(
      screen.fitted(CGRect(x: 0, y: 0, width: screen.width, height: 520)), "menu")
    screen.add(UIPanGestureRecognizer(), named: "menu pan", to: menu) { pan in
      menu.frame.origin.x = max(0, menu.frame.origin.x + pan.translation(in: nil).x)
      pan.setTranslation(.zero, in: nil)
    }
    let slider = UISlider(
      frame: screen.fitted(CGRect(x: 40, y: 220, width: screen.width - 80, height: 44)))
    slider.accessibilityIdentifier = "slider"
    slider.value = 0.5
    slider.addAction(
      UIAction { [weak slider] _ in screen.say("The slider is at \(slider?.value ?? 0)") },
      for: .valueChanged)
    menu.addSubview(slider)
  }

  private static func padsInScrollView(_ screen: ReportScreen) {
    let scrollView = UIScrollView(
      frame: CGRect(x: 0, y: 0, width: screen.width, height: screen.window.bounds.height - 80))
    scrollView.accessibilityIdentifier = "list"
    scrollView.contentSize = CGSize(width: screen.width, height: 1_200)
    scrollView.panGestureRecognizer.name = "list pan"
    screen.window.addSubview(scrollView)
    screen.add(UITapGestureRecognizer(), named: "tap", to: scrollView) { _ in }
    for number in 0..<3 {
      let pad = Pad(screen)
      pad.frame = screen.fitted(
        CGRect(x: 40, y: 40 + CGFloat(number) * 140, width: screen.width - 80, height: 120))
      pad.accessibilityIdentifier = "pad \(number + 1)"
      pad.backgroundColor = tint(number)
      scrollView.addSubview(pad)
    }
  }

  private static func picture(_ screen: ReportScreen) {
    let frame = screen.fitted(
      CGRect(x: screen.width / 2 - 120, y: 180, width: 240, height: 180))
    let picture = UIImageView(image: UIImage(name: "tap", size: frame.size))
    picture.frame = frame
    picture.accessibilityIdentifier = "picture"
    screen.window.addSubview(picture)
    screen.add(UITapGestureRecognizer(), named: "tap", to: picture) { _ in
      screen.say("The picture was tapped")
    }
  }

  private static func buttonOnScreen(_ screen: ReportScreen) {
    let table = screen.view(screen.window.bounds, "table")
    screen.add(UITapGestureRecognizer(), named: "tap", to: table) { _ in
      screen.say("The screen was tapped")
    }
    table.addSubview(screen.button(y: 240))
  }

  private static func sheetAndList(_ screen: ReportScreen) {
    let sheet = screen.view(
      screen.fitted(CGRect(x: 0, y: 120, width: screen.width, height: 480)), "sheet")
    screen.add(UIPanGestureRecognizer(), named: "sheet pan", to: sheet) { pan in
      sheet.center.y += pan.translation(in: nil).y
      pan.setTranslation(.zero, in: nil)
    }
    let list = UIScrollView(
      frame: screen.fitted(CGRect(x: 0, y: 60, width: screen.width, height: 420)))
    list.accessibilityIdentifier = "list"
    list.backgroundColor = tint(2)
    list.panGestureRecognizer.name = "list pan"
    list.contentSize = CGSize(width: screen.width, height: 1_400)
    sheet.addSubview(list)
  }

  private static func pressAndSlide(_ poster: Poster) -> AnyObject? {
    poster.add(UILongPressGestureRecognizer(), named: "press") { press, poster in
      poster.card.alpha = press.state == .ended ? 1 : 0.7
      poster.say("Long press \(press.state)")
    }
    poster.add(UIPanGestureRecognizer(), named: "slide") { pan, poster in poster.drag(by: pan) }
    return nil
  }

  private static func buttonsInList(_ screen: ReportScreen) {
    let list = UIScrollView(
      frame: CGRect(x: 0, y: 0, width: screen.width, height: screen.window.bounds.height - 60))
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: screen.width, height: 1_400)
    list.panGestureRecognizer.name = "list pan"
    screen.window.addSubview(list)
    for number in 0..<12 { list.addSubview(screen.button(y: 20 + CGFloat(number) * 90)) }
  }

  private static func flashingCard(_ screen: ReportScreen) {
    let card = screen.view(
      screen.fitted(CGRect(x: screen.width / 2 - 100, y: 200, width: 200, height: 160)), "card")
    var count = 0
    screen.add(UITapGestureRecognizer(), named: "tap", to: card) { _ in
      count += 1
      screen.say("Tapped \(count) times")
      card.alpha = 0.4
      UIView.animate(withDuration: 0.35) { card.alpha = 1 }
    }
  }

  private static func pressTwice(_ poster: Poster) -> AnyObject? {
    poster.add(UILongPressGestureRecognizer(), named: "press") { press, poster in
      if press.state != .changed { poster.count("The menu was asked for") }
    }
    return nil
  }

  private static func twoSwipes(_ poster: Poster) -> AnyObject? {
    for name in ["left", "right"] {
      poster.add(UISwipeGestureRecognizer(), named: name) { _, poster in
        poster.say("Swiped \(name)")
      }.direction = .right
    }
    return nil
  }

  private static func popAndStrip(_ screen: ReportScreen) {
    let table = screen.view(screen.window.bounds, "table")
    let pop = UIScreenEdgePanGestureRecognizer()
    pop.edges = .left
    screen.add(pop, named: "pop", to: table) { pop in screen.say("Pop \(pop.state)") }
    let strip = UIScrollView(
      frame: screen.fitted(CGRect(x: 0, y: 160, width: screen.width, height: 180)))
    strip.accessibilityIdentifier = "strip"
    strip.backgroundColor = tint(2)
    strip.panGestureRecognizer.name = "strip pan"
    strip.contentSize = CGSize(width: screen.width * 3, height: 180)
    table.addSubview(strip)
  }

  private static func fourWays(_ poster: Poster) -> AnyObject? {
    poster.add(UISwipeGestureRecognizer(), named: "swipe") { _, poster in
      poster.count("Swiped")
    }.direction = [.left, .right, .up, .down]
    return nil
  }

  private static func overlay(_ screen: ReportScreen) {
    let camera = screen.view(screen.window.bounds, "camera")
    screen.add(UITapGestureRecognizer(), named: "focus", to: camera) { _ in screen.say("Focused") }
    camera.addSubview(screen.button(y: 240))
    let overlay = screen.view(screen.window.bounds, "overlay")
    overlay.backgroundColor = nil
  }

  private static func tapInPinch(_ poster: Poster) -> AnyObject? {
    let together = Together()
    poster.add(UIPinchGestureRecognizer(), named: "pinch") { pinch, poster in
      poster.scale(by: pinch)
    }.delegate = together
    let tap = poster.add(UITapGestureRecognizer(), named: "two-finger tap") { _, poster in
      poster.count("Zoomed out by a tap")
    }
    tap.numberOfTouchesRequired = 2
    tap.delegate = together
    return together
  }

  private static func knobOutside(_ screen: ReportScreen) {
    let bar = screen.view(
      screen.fitted(CGRect(x: 0, y: 300, width: screen.width, height: 64)), "bar")
    let knob = screen.view(
      screen.fitted(CGRect(x: screen.width / 2 - 40, y: -40, width: 80, height: 80)), "knob",
      in: bar)
    screen.add(UITapGestureRecognizer(), named: "tap", to: knob) { _ in screen.say("Tapped") }
  }
}

/// A window for a reported problem, with a line of text that shows what happened.
private final class ReportScreen {
  let window: UIWindow
  private let line: UILabel
  private var kept: [AnyObject] = []

  var width: CGFloat { window.bounds.width }

  init(_ window: UIWindow) {
    self.window = window
    window.backgroundColor = Gallery.paper
    line = UILabel(
      frame: CGRect(x: 0, y: window.bounds.maxY - 44, width: window.bounds.width, height: 30))
    line.textAlignment = .center
    line.textColor = Poster.ink
    line.accessibilityIdentifier = "said"
  }

  /// A frame that was chosen for a screen 600 points high; lower screens have lower views, nearer to the top.
  func fitted(_ frame: CGRect) -> CGRect {
    let share = min(1, window.bounds.height / 600)
    return CGRect(
      x: frame.minX, y: frame.minY * share, width: frame.width, height: frame.height * share)
  }

  /// Keeps an object as long as the screen.
  func keep(_ object: AnyObject) { kept.append(object) }

  func say(_ text: String) {
    if line.superview == nil { window.addSubview(line) }
    line.text = text
  }

  func view(_ frame: CGRect, _ name: String, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    view.backgroundColor = Gallery.tint(name.count, lightness: parent == nil ? 0.86 : 0.7)
    (parent ?? window).addSubview(view)
    return view
  }

  func button(y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.frame = fitted(CGRect(x: width / 2 - 90, y: y, width: 180, height: 60))
    button.accessibilityIdentifier = "button"
    button.addAction(
      UIAction { [weak self] _ in self?.say("The button acted") }, for: .touchUpInside)
    return button
  }

  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, named name: String, to view: UIView,
    _ action: @escaping @MainActor (Recognizer) -> Void
  ) {
    recognizer.name = name
    recognizer.addAction { recognizer in
      if let recognizer = recognizer as? Recognizer { action(recognizer) }
    }
    view.addGestureRecognizer(recognizer)
  }
}

/// Reports the touch messages that it receives.
private final class Pad: UIView {
  private weak var screen: ReportScreen?

  init(_ screen: ReportScreen) {
    self.screen = screen
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    screen?.say("touchesEnded")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    screen?.say("touchesCancelled, and no touchesEnded")
  }
}
