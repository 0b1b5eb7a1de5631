import PortedConstructs
import Testing
import TouchstoneTesting
import UIKit

@testable import TouchstoneControllers

@MainActor @Suite struct InterfaceTests {
  private let stage = Stage()

  @Test("a nib gives its views what it says, connects them and wakes them")
  func nib() throws {
    let owner = CardOwner()
    let objects = makeCard(owner)
    let card = try #require(objects.first as? CardView)
    #expect(owner.card === card)
    #expect(card.log == ["decoded 200.0", "awake A \"card\" 2"])
    #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 120.5))
    #expect(card.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(card.clipsToBounds)
    #expect(card.corner == 8)
    #expect(card.caption == "back\\slash")
    #expect(card.backgroundColor == UIColor(white: 0.25, alpha: 1))
    #expect(card.shownLabel.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(card.shownLabel.isUserInteractionEnabled)
    #expect(card.shownLabel.textAlignment == .center)
    #expect(card.shownLabel.tag == 7)
  }

  @Test("a nib that no code named is looked for in the module of its class alone")
  func ofOthers() {
    _ = makeCard(CardOwner())
    #expect(InterfaceTable.first(for: "Elsewhere") { $0.nib(named: "Card") } != nil)
    #expect(
      InterfaceTable.first(for: "Elsewhere", orOfOthers: false) { $0.nib(named: "Card") } == nil)
  }

  @Test("a button of a nib has its type, its font, its pictures and its configuration")
  func buttons() throws {
    let card = try #require(makeCard(CardOwner()).first as? CardView)
    let plain = try #require(card.viewWithTag(8) as? UIButton)
    #expect(plain.buttonType == .system)
    #expect(plain.frame == CGRect(x: 10, y: 84, width: 80, height: 30))
    #expect(plain.titleLabel?.font == .boldSystemFont(ofSize: 13))
    #expect(plain.titleLabel?.textColor == plain.tintColor)
    #expect(plain.contentHorizontalAlignment == .left)
    #expect(plain.image(for: .normal) != nil)
    plain.isEnabled = false
    #expect(plain.currentTitle == "Off")
    #expect(plain.titleLabel?.textColor == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
    let filled = try #require(card.viewWithTag(9) as? UIButton)
    #expect(filled.configuration?.title == "Filled")
    #expect(filled.titleLabel?.text == "Filled")
  }

  @Test("controls and recognizers of a nib send to those whom it names")
  func actions() throws {
    let owner = CardOwner()
    let made = Bundle.main.loadNibNamed("Card", owner: owner, options: nil)
    let card = try #require(made?.first as? CardView)
    card.log = []
    stage.view.addSubview(card)
    let tap = try #require(card.shownLabel.gestureRecognizers?.first as? WakingTap)
    #expect(tap.tapsWhenAwake == 2)
    stage.finger(at: CGPoint(x: 20, y: 50)).tap()
    stage.finger(at: CGPoint(x: 20, y: 15)).tap()
    #expect(card.log == ["press"])
    stage.finger(at: CGPoint(x: 20, y: 15)).tap()
    #expect(card.log == ["press", "tap true"])
    let slider = try #require(card.subviews.last as? UISlider)
    slider.value = 9
    slider.sendActions(for: .valueChanged)
    #expect(owner.slid == [9])
  }

  @Test("a storyboard makes its first controller, with what it embeds")
  func storyboard() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made = storyboard.instantiateInitialViewController()
    let first = try #require(made as? FirstController)
    #expect(first.title == "First")
    #expect(first.storyboard === storyboard)
    #expect(!first.isViewLoaded)
    first.loadViewIfNeeded()
    #expect(first.log == ["child UIViewController false", "loaded 3 1"])
    #expect(first.view.backgroundColor == UIColor(white: 1, alpha: 1))
    #expect(
      storyboard.instantiateViewController(withIdentifier: "second") is SecondController)
  }

  @Test(
    "a closure makes a storyboard's controller with arguments of its own, or leaves it to the class"
  )
  func creator() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let counted = makeCounted(storyboard)
    #expect(counted.count == 3)
    #expect(counted.storyboard === storyboard)
    let second: SecondController = storyboard.instantiateViewController(identifier: "second") { _ in
      nil
    }
    #expect(type(of: second) == SecondController.self)
    let first: FirstController? = storyboard.instantiateInitialViewController()
    #expect(first?.title == "First")
  }

  @Test("a segue prepares, shows, and leads back")
  func segues() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made = storyboard.instantiateInitialViewController()
    let first = try #require(made as? FirstController)
    stage.show(first)
    first.log = []
    stage.finger(at: CGPoint(x: 20, y: 120)).tap()
    #expect(first.log == ["go SecondController true"])
    let second = try #require(first.presentedViewController as? SecondController)
    #expect(second.message == "hello")
    stage.finger(at: CGPoint(x: 20, y: 220)).tap()
    #expect(first.log.last == "back from SecondController")
    #expect(first.presentedViewController == nil)
    first.performSegue(withIdentifier: "go", sender: nil)
    #expect(first.log.last == "go SecondController false")
    #expect(first.presentedViewController is SecondController)
  }

  @Test("in a navigation controller a segue pushes, and leads back")
  func pushing() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made = storyboard.instantiateInitialViewController()
    let first = try #require(made as? FirstController)
    let navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)
    first.performSegue(withIdentifier: "go", sender: nil)
    stage.wait(1)
    #expect(navigation.topViewController is SecondController)
    stage.finger(at: CGPoint(x: 20, y: 220)).tap()
    stage.wait(1)
    #expect(first.log.last == "back from SecondController")
    #expect(navigation.topViewController === first)
  }

  @Test("constraints of a storyboard hold, and outlets lead to them")
  func constraints() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made = storyboard.instantiateInitialViewController()
    let first = try #require(made as? FirstController)
    stage.show(first)
    let pinned = try #require(first.view.subviews.last)
    let width = first.view.bounds.width
    #expect(pinned.frame == CGRect(x: width - 70, y: 20, width: 60, height: 40))
    #expect(pinned.contentHuggingPriority(for: .horizontal) == UILayoutPriority(rawValue: 249))
    #expect(first.edge.identifier == "edge")
    first.edge.constant = 0
    first.view.layoutIfNeeded()
    #expect(pinned.frame.minX == width - 60)
  }

  @Test("tabs, fields, pickers, search bars, toolbars and pages of a storyboard are as it says")
  func tabs() throws {
    let storyboard = UIStoryboard(name: "Tabs", bundle: nil)
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    stage.show(tabs)
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["Form", "Bookmarks"])
    let form = try #require(tabs.selectedViewController as? FormController)
    #expect(form.tabBarItem.badgeValue == "2")
    #expect(form.field.text == "old" && form.field.placeholder == "Name")
    #expect(form.field.borderStyle == .roundedRect && form.field.font == .systemFont(ofSize: 14))
    #expect(form.field.keyboardType == .emailAddress && form.field.returnKeyType == .done)
    #expect(form.field.isSecureTextEntry && form.field.textContentType == .emailAddress)
    #expect(form.notes.text == "Two\nlines" && !form.notes.isEditable)
    #expect(form.search.scopeButtonTitles == ["All", "Some"] && form.search.showsCancelButton)
    #expect(form.dates.datePickerMode == .date && form.dates.minuteInterval == 5)
    stage.finger(at: CGPoint(x: 100, y: 117)).tap()
    stage.type("x\n")
    #expect(form.log == ["keyboard 216 0.25", "changed x", "return"])
    stage.wait(1)
    form.log = []
    let button = try #require(form.toolbar.items?.last)
    #expect(button.title == "Save" && form.toolbar.items?.first?.systemItem == .flexibleSpace)
    stage.finger(at: CGPoint(x: 360, y: 742)).tap()
    #expect(form.log == ["save"])
    stage.finger(at: CGPoint(x: 300, y: 775)).tap()
    let pages = try #require(tabs.selectedViewController as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }
}
