import GestureCore
import TouchStories
import Touchstone

extension Stage {
  /// What has happened on the stage so far, as an SVG picture: the ways of the fingers over the views
  /// as they are now, and a timeline of what recognizers made of them (`docs/pictures.md`).
  ///
  /// Write it to a file when a test fails, and look at it. Of a stage with more than eight
  /// recognizers, attempts that came to nothing are left out.
  public var picture: String {
    let collector = PictureCollector()
    collector.look(at: scene)
    for event in trace { collector.hear(event) }
    var picture = collector.finish()
    picture.title = "Stage"
    let size = scene.screen.bounds.size
    picture.details = ["\(Reason.spell(size.width)) × \(Reason.spell(size.height)) points"]
    return PictureSVG.text(picture)
  }
}
