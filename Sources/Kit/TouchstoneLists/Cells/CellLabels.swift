import Foundation

/// The labels and the picture of a cell's style, made when they are asked for.
struct CellLabels {
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?

  mutating func text(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = UILabel()
    label.font = .systemFont(ofSize: cell.cellStyle == .value2 ? 15 : 17)
    text = label
    cell.content.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  mutating func detail(in cell: UITableViewCell) -> UILabel {
    if let detail { return detail }
    let label = UILabel()
    label.font = .systemFont(ofSize: cell.cellStyle == .subtitle ? 12 : 17)
    label.textColor = cell.cellStyle == .value1 ? .secondaryLabel : .label
    detail = label
    cell.content.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  mutating func image(in cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    image = view
    cell.content.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  /// Labels that an outlet of a nib leads to.
  mutating func adopt(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    self.text = text ?? self.text
    self.detail = detail ?? self.detail
    self.image = image ?? self.image
  }

  /// The height of the labels.
  func height(in width: CGFloat, style: UITableViewCell.CellStyle) -> CGFloat {
    let room = CGSize(width: max(0, width - 32), height: 0)
    let first = text.map { $0.sizeThatFits(room).height } ?? 0
    let second = detail.map { $0.text?.isEmpty == false ? $0.sizeThatFits(room).height : 0 } ?? 0
    let texts = style == .subtitle ? first + second : max(first, second)
    return max(texts, image?.image?.size.height ?? 0)
  }

  func place(in bounds: CGRect, style: UITableViewCell.CellStyle, indent: CGFloat) {
    var left = 16 + indent
    if let image, let size = image.image?.size {
      let height = min(size.height, bounds.height)
      let width = size.height > 0 ? size.width * height / size.height : 0
      image.frame = CGRect(x: left, y: (bounds.height - height) / 2, width: width, height: height)
      left += width + 16
    }
    let room = max(0, bounds.width - left - 16)
    let fitting = CGSize(width: room, height: 0)
    let first = text?.sizeThatFits(fitting) ?? .zero
    let second = detail?.text?.isEmpty == false ? detail?.sizeThatFits(fitting) ?? .zero : .zero
    switch style {
    case .default:
      text?.frame = CGRect(x: left, y: 0, width: room, height: bounds.height)
    case .subtitle:
      let top = (bounds.height - first.height - second.height) / 2
      text?.frame = CGRect(x: left, y: top, width: room, height: first.height)
      detail?.frame = CGRect(x: left, y: top + first.height, width: room, height: second.height)
    case .value1:
      let width = min(first.width, room)
      text?.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      let rest = max(0, min(second.width, room - width - 8))
      detail?.frame = CGRect(x: left + room - rest, y: 0, width: rest, height: bounds.height)
    case .value2:
      text?.frame = CGRect(x: left, y: 0, width: min(91, room), height: bounds.height)
      detail?.frame = CGRect(
        x: left + 97, y: 0, width: max(0, room - 97), height: bounds.height)
    }
  }
}
