import Foundation

extension UIButton {
  /// Whether the button shows a background.
  var hasGround: Bool { content.configuration != nil }

  var shownTitleColor: UIColor {
    content.configuration?.foreground(tintColor, isEnabled: isEnabled) ?? currentTitleColor
  }

  var shownImage: UIImage? { content.configuration.map(\.image) ?? currentImage }

  /// Whether the image is dimmed, because the button is highlighted or disabled.
  var isPicturePale: Bool {
    guard content.configuration == nil else { return !isEnabled }
    return isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var shownContentInsets: UIEdgeInsets {
    guard let insets = content.configuration?.contentInsets else { return content.insets.content }
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }

  /// Updates the background from the configuration.
  func showGround() {
    guard let configuration = content.configuration else {
      if background.backgroundColor != nil { background.backgroundColor = nil }
      return
    }
    background.backgroundColor = configuration.ground(
      tintColor, isEnabled: isEnabled, isHighlighted: isHighlighted)
    let ground = configuration.background
    let insets = ground.backgroundInsets
    background.frame = background.frame.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    background.layer.cornerRadius = configuration.cornerRadius(background.bounds.height)
    background.layer.borderColor = ground.strokeColor?.cgColor
    background.layer.borderWidth = ground.strokeColor == nil ? 0 : ground.strokeWidth
    titleView.font = .systemFont(ofSize: configuration.fontSize)
    titleView.textAlignment = configuration.alignment
  }
}

extension UIButton.Configuration {
  /// The title and the subtitle, on separate lines.
  var lines: String? {
    let lines = [title, subtitle].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  var alignment: NSTextAlignment {
    switch titleAlignment {
    case .automatic, .center: .center
    case .leading: .left
    case .trailing: .right
    }
  }

  private var isColumn: Bool { imagePlacement == .top || imagePlacement == .bottom }
  private func gap(_ title: CGSize, _ image: CGSize) -> CGFloat {
    title.width > 0 && image.width > 0 ? imagePadding : 0
  }

  /// The size of the title and the image together.
  func size(title: CGSize, image: CGSize) -> CGSize {
    let gap = gap(title, image)
    return isColumn
      ? CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
      : CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
  }

  /// The frames of the title and the image, centred together.
  func places(
    title: CGSize, image: CGSize, in rect: CGRect, isRightToLeft: Bool
  ) -> (image: CGRect, title: CGRect) {
    let gap = gap(title, image)
    let whole = size(title: title, image: image)
    let (left, top) = (rect.midX - whole.width / 2, rect.midY - whole.height / 2)
    func place(_ size: CGSize, after offset: CGFloat) -> CGRect {
      CGRect(
        origin: isColumn
          ? CGPoint(x: rect.midX - size.width / 2, y: top + offset)
          : CGPoint(x: left + offset, y: rect.midY - size.height / 2), size: size)
    }
    let length: (CGSize) -> CGFloat = { [isColumn] in isColumn ? $0.height : $0.width }
    let isFirst =
      isColumn ? imagePlacement == .top : (imagePlacement == .trailing) == isRightToLeft
    return isFirst
      ? (place(image, after: 0), place(title, after: length(image) + gap))
      : (place(image, after: length(title) + gap), place(title, after: 0))
  }
}
