import UIKit

public class TrackCell: UITableViewCell {
  @IBOutlet weak var name: UILabel!
  public var shownName: String? { name.text }
  var isAwake = false

  public override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

public class PlainTrackCell: UITableViewCell {
  public let star = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(star)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class TileCell: UICollectionViewCell {
  var tile = 0
}

public class TrackDetail: UIViewController {
  public var track = ""
}

public class TrackList: UITableViewController {
  public var tracks = ["One", "Two", "Three"]
  public var log: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PlainTrackCell.self, forCellReuseIdentifier: "plain")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  { return tracks.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.row == 2 {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath) as! PlainTrackCell
      cell.star.text = tracks[indexPath.row]
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath) as! TrackCell
    cell.name.text = tracks[indexPath.row]
    log.append("cell \(cell.isAwake)")
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }

  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tracks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? TrackDetail,
      let path = tableView.indexPathForSelectedRow
    else { return }
    detail.track = tracks[path.row]
    log.append("prepare \(segue.identifier ?? "")")
  }
}

public class TileGrid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  public var shown: [Int] = []

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 3 }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
    cell.tile = indexPath.item
    shown.append(cell.tile)
    return cell
  }
}
