import Foundation

extension UIButton {
  func addParts() {
    _ = addDecoration(background)
    _ = addDecoration(picture)
    _ = addDecoration(titleView)
    showContent()
  }

  // Called before everything else, because a nib sets the font while the button is decoded.
  static func makeTitleView() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 18)
    label.textAlignment = .center
    return label
  }

  package func become(_ type: ButtonType) {
    buttonType = type
    switch type {
    case .custom, .plain: break
    case .system: titleView.font = .systemFont(ofSize: 15)
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(name: "info.circle", size: Self.symbolSize), for: .normal)
    case .contactAdd:
      setImage(UIImage(name: "plus.circle", size: Self.symbolSize), for: .normal)
    case .close:
      setImage(UIImage(name: "xmark.circle.fill", size: Self.symbolSize), for: .normal)
    }
    showContent()
    sizeToFit()
  }

  func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The default title colour: white for a custom button, otherwise the tint colour.
  var ownTitleColor: UIColor {
    if buttonType == .custom { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  func showContent() {
    let styled = content.configuration == nil ? currentAttributedTitle : nil
    if let styled {
      titleView.attributedText = styled
    } else {
      titleView.text = content.configuration.map(\.lines) ?? currentTitle
      titleView.textColor = shownTitleColor
    }
    titleView.numberOfLines = content.configuration?.subtitle == nil ? 1 : 2
    titleView.alpha = buttonType == .system && isHighlighted && !hasGround ? 0.2 : 1
    titleView.shadowColor = currentTitleShadowColor
    picture.image = shownImage
    picture.alpha = isPicturePale ? 0.5 : 1
    background.image = content.configuration?.background.image ?? currentBackgroundImage
    showGround()
    setNeedsLayout()
  }

  // MARK: - Layout

  private static let symbolSize = CGSize(width: 25, height: 24)
  /// The padding above and below the title, and the minimum width, in points.
  private static let titlePadding: CGFloat = 6
  private static let leastWidth: CGFloat = 30

  private var titleSize: CGSize { titleView.sizeThatFits(.zero) }
  private var imageSize: CGSize { shownImage?.size ?? .zero }

  var ownSize: CGSize {
    let title = titleSize
    let image = imageSize
    let line = max(title.height, image == .zero ? titleView.font.lineHeight : 0)
    let insets = shownContentInsets
    if let configuration = content.configuration {
      let inner = configuration.size(title: title, image: image)
      return CGSize(
        width: inner.width + insets.left + insets.right,
        height: inner.height + insets.top + insets.bottom)
    }
    let width = title.width + image.width + insets.left + insets.right
    let height = max(
      line == 0 ? 0 : line + (insets == .zero ? 2 * Self.titlePadding : 0), image.height)
    return CGSize(
      width: max(width, image == .zero && insets == .zero ? Self.leastWidth : 0),
      height: height + insets.top + insets.bottom)
  }

  func places(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    var image = imageSize
    image.width = min(image.width, rect.width)
    image.height = min(image.height, rect.height)
    var title = titleSize
    title.width = min(title.width, rect.width - image.width)
    title.height = min(title.height, rect.height)
    let start: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: start = rect.minX
    case .right, .trailing: start = rect.maxX - image.width - title.width
    case .fill:
      start = rect.minX
      title.width = rect.width - image.width
    case .center: start = rect.midX - (image.width + title.width) / 2
    }
    if let configuration = content.configuration {
      return configuration.places(
        title: title, image: image, in: rect, isRightToLeft: isRightToLeft)
    }
    let (across, down) = (effectiveContentHorizontalAlignment, contentVerticalAlignment)
    return (
      content.insets.image.moved(vertically(image, x: start, in: rect), across, down),
      content.insets.title.moved(
        vertically(title, x: start + image.width, in: rect), across, down)
    )
  }

  private func vertically(_ size: CGSize, x: CGFloat, in rect: CGRect) -> CGRect {
    var place = CGRect(origin: CGPoint(x: x, y: rect.midY - size.height / 2), size: size)
    switch contentVerticalAlignment {
    case .center: break
    case .top: place.origin.y = rect.minY
    case .bottom: place.origin.y = rect.maxY - size.height
    case .fill:
      place.origin.y = rect.minY
      place.size.height = rect.height
    }
    return place
  }
}
