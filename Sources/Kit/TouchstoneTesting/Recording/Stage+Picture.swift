import GestureCore
import TouchStories
import Touchstone

extension Stage {
  /// An SVG picture of the stage's history: the fingers' paths over the present views, and a timeline of the recognizers
  /// (`docs/pictures.md`).
  ///
  /// Write it to a file when a test fails. With more than eight recognizers, attempts without a result are omitted.
  public var picture: String { PictureSVG.text(drawing) }

  /// A self-contained HTML file of the stage's history: the picture with a replay of the fingers, and an explanation of each
  /// recognizer.
  ///
  /// The page needs no server, and its content policy forbids network access.
  public var page: String { PicturePage(drawing, whys: whys).text }

  private var drawing: TouchPicture {
    let collector = PictureCollector()
    collector.look(at: scene)
    for event in trace { collector.hear(event) }
    var picture = collector.finish()
    picture.title = "Stage"
    let size = scene.screen.bounds.size
    picture.details = ["\(Reason.spell(size.width)) × \(Reason.spell(size.height)) points"]
    return picture
  }

  /// Limits of attempts per recognizer, and of all explanations.
  private static let mostAttempts = 6
  private static let mostWhys = 60

  /// The explanations of each recognizer's last attempts.
  private var whys: [WhyReport] {
    let chain = CauseChain(trace)
    var reports: [WhyReport] = []
    var views: [UIView] = scene.windows.reversed()
    while let view = views.popLast(), reports.count < Self.mostWhys {
      for recognizer in view.gestureRecognizers ?? [] {
        let last = chain.report(on: recognizer)
        let earlier = last.attempts.dropLast().suffix(Self.mostAttempts - 1)
        reports += earlier.map {
          chain.report(on: recognizer, at: $0)
        }
        reports.append(last)
      }
      views += view.subviews.reversed()
    }
    return reports
  }
}
