// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TouchstoneControllers
import TouchstoneCore

// What ported sources have for `AVFoundation` and `AVKit`: players that play nothing. The first `play()` prints so on
// standard error.

private func printThatNothingPlays() {
  OneTimeNotice.print("nothing is played; players keep what is set and stay at their beginning")
}

/// A source of sound or moving pictures, which is not read.
open class AVAsset: NSObject {
  /// Always zero.
  open var duration: CMTime { .zero }

  public override init() {}
  public convenience init(url: URL) { self.init() }
  nonisolated deinit {}
}

/// A source with an address.
open class AVURLAsset: AVAsset {
  public let url: URL

  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
  nonisolated deinit {}
}

/// What a player plays.
open class AVPlayerItem: NSObject {
  /// Whether it can be played.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  /// Always unknown.
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  /// Always zero.
  open var duration: CMTime { asset.duration }
  open func currentTime() -> CMTime { .zero }

  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  nonisolated deinit {}
}

extension Notification.Name {
  /// Nothing here posts it; a test may.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Nothing here posts it; a test may.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// A player, which stays at the beginning.
open class AVPlayer: NSObject {
  /// What happens at the end.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// Whether it can play.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }

  public override init() {}
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Sets the rate; nothing is played.
  open func play() {
    printThatNothingPlays()
    rate = 1
  }
  open func pause() { rate = 0 }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(true)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  /// The block is never called, since no time passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    NSObject()
  }
  open func removeTimeObserver(_ observer: Any) {}
  nonisolated deinit {}
}

/// Plays items one after another; here none.
open class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  nonisolated deinit {}
}

/// Plays an item again and again; here never.
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  nonisolated deinit {}
}

/// How pictures fill a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A layer that would show a player's pictures.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  nonisolated deinit {}
}

/// A controller that would show a player's pictures and controls.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  public let contentOverlayView: UIView? = UIView()
  nonisolated deinit {}
}

// MARK: - Sound

/// A player of a sound, which is not read.
open class AVAudioPlayer: NSObject {
  public let url: URL?
  public let data: Data?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  open var currentTime: TimeInterval = 0
  open private(set) var isPlaying = false
  /// Always zero.
  open var duration: TimeInterval { 0 }

  /// A player of nothing.
  public override init() { (url, data) = (nil, nil) }
  /// Fails for a file that is not there.
  public init(contentsOf url: URL) throws {
    guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    self.url = url
    data = nil
  }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public init(data: Data) throws {
    url = nil
    self.data = data
  }

  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Plays nothing until it is stopped.
  @discardableResult open func play() -> Bool {
    printThatNothingPlays()
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  nonisolated deinit {}
}

/// Receives the end of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// How the app uses sound; kept.
public final class AVAudioSession: NSObject, Sendable {
  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What kind of sound it is.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }

  /// What happens to other sounds.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// What happens when the app ceases to use sound.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { shared }

  public func setCategory(_ category: Category) throws {}
  public func setCategory(_ category: Category, options: CategoryOptions) throws {}
  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  public func setMode(_ mode: Mode) throws {}
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
