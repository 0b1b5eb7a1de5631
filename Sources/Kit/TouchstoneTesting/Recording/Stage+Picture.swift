import GestureCore
import TouchStories
import Touchstone

extension Stage {
  /// What has happened on the stage so far, as an SVG picture: the ways of the fingers over the views
  /// as they are now, and a timeline of what recognizers made of them (`docs/pictures.md`).
  ///
  /// Write it to a file when a test fails, and look at it. Of a stage with more than eight
  /// recognizers, attempts that came to nothing are left out.
  public var picture: String { PictureSVG.text(drawing) }

  /// What has happened on the stage so far, as one HTML file that needs nothing else: the picture,
  /// fingers that move over it once more, and why each recognizer did what it did.
  ///
  /// The page needs no server and no network, and its policy lets it reach none.
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

  /// More attempts of one recognizer, and more answers, would not be read.
  private static let mostAttempts = 6
  private static let mostWhys = 60

  /// Why each recognizer did what it did, in each of its last attempts.
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
