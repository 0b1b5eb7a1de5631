import UIKit

/// Leads a person through the cases: a sentence, the area for the fingers, and a button for the next case.
///
/// Each line of the log is printed as it is written.
public final class ProbeController: UIViewController {
  public let log = ProbeLog()
  private let cases: [ProbeCase]
  private var index = -1
  private var setting: ProbeSetting?
  private let sentence = UILabel()
  private let area = UIView()
  private let nextButton = UIButton(type: .system)
  private let againButton = UIButton(type: .system)

  public init(_ cases: [ProbeCase] = ProbeCase.all) {
    self.cases = cases
    super.init(nibName: nil, bundle: nil)
    log.print = { line in print(line) }
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    area.frame.size = ProbeSetting.size
    area.clipsToBounds = true
    sentence.numberOfLines = 0
    nextButton.setTitle("Next", for: .normal)
    againButton.setTitle("Again", for: .normal)
    for subview in [sentence, area, nextButton, againButton] { view.addSubview(subview) }
    #if canImport(ObjectiveC)
      nextButton.addTarget(self, action: #selector(showNext), for: .touchUpInside)
      againButton.addTarget(self, action: #selector(showAgain), for: .touchUpInside)
    #else
      nextButton.addTarget(self, action: Selector(ProbeController.showNext), for: .touchUpInside)
      againButton.addTarget(self, action: Selector(ProbeController.showAgain), for: .touchUpInside)
    #endif
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    sentence.frame = CGRect(x: 16, y: 60, width: width - 32, height: 90)
    area.frame.origin = CGPoint(x: (width - area.bounds.width) / 2, y: 160)
    nextButton.frame = CGRect(x: width / 2, y: 580, width: 120, height: 44)
    againButton.frame = CGRect(x: width / 2 - 120, y: 580, width: 120, height: 44)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if index < 0 { showNext() }
  }

  #if canImport(ObjectiveC)
    @objc func showNext() { show(index + 1) }
    @objc func showAgain() { show(index) }
  #else
    func showNext() { show(index + 1) }
    func showAgain() { show(index) }
  #endif

  private func show(_ number: Int) {
    setting?.remove()
    setting = nil
    index = min(number, cases.count)
    guard cases.indices.contains(index) else {
      sentence.text = "That was the last one. The log is in the console."
      return
    }
    let probeCase = cases[index]
    sentence.text = "\(index + 1) of \(cases.count). \(probeCase.sentence)"
    // A case that is shown again begins its lines anew; the comparison takes the last time.
    log.begin(probeCase.id)
    log.add("shown")
    setting = ProbeSetting(probeCase, in: area, log)
  }
}
