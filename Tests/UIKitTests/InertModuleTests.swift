import Foundation
import InertMaps
import InertWeb
import Testing
import TouchstoneTesting
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
@Suite("Modules that do nothing report so to their delegates, in a later turn")
struct InertModuleTests {
  @Test("a location manager is denied, and a search for a place fails")
  func places() {
    let stage = Stage()
    let observer = PlaceObserver()
    let manager = CLLocationManager()
    manager.delegate = observer
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    let geocoder = CLGeocoder()
    geocoder.geocodeAddressString("Cupertino") { places, error in
      observer.log.append("search \(places == nil) \((error as? CLError)?.code == .network)")
    }
    #expect(observer.log.isEmpty && geocoder.isGeocoding)
    stage.wait(0)
    #expect(observer.log == ["changed denied", "failed denied", "search true true"])
    #expect(!geocoder.isGeocoding)
  }

  @Test("a delegate that knows the former method alone receives the denial once")
  func formerDelegate() {
    let stage = Stage()
    let observer = FormerPlaceObserver()
    let manager = CLLocationManager()
    manager.delegate = observer
    manager.requestAlwaysAuthorization()
    stage.wait(0)
    #expect(observer.log == ["changed denied"])
  }

  @Test("a search that is cancelled says so")
  func cancelledSearch() {
    let stage = Stage()
    var code: CLError.Code?
    let geocoder = CLGeocoder()
    geocoder.geocodeAddressString("Cupertino") { _, error in code = (error as? CLError)?.code }
    geocoder.cancelGeocode()
    stage.wait(0)
    #expect(code == .geocodeCanceled)
  }

  @Test("a load starts and fails; one that is refused or stopped does not start")
  func loads() throws {
    let stage = Stage()
    let observer = LoadObserver()
    let page = WKWebView(frame: stage.view.bounds)
    stage.view.addSubview(page)
    page.navigationDelegate = observer
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(page.load(URLRequest(url: address)) != nil)
    #expect(page.isLoading && page.url == address && observer.log.isEmpty)
    stage.wait(0)
    #expect(observer.log == ["asked /a", "started", "failed -1009"])
    #expect(!page.isLoading)

    observer.log = []
    observer.policy = .cancel
    page.reload()
    stage.wait(0)
    #expect(observer.log == ["asked /a", "failed 102"])

    observer.log = []
    page.reload()
    page.stopLoading()
    stage.wait(0)
    #expect(observer.log.isEmpty)

    observer.policy = .allow
    observer.stopsAtStart = true
    page.loadHTMLString("<p>", baseURL: nil)
    #expect(page.url?.absoluteString == "about:blank")
    stage.wait(0)
    #expect(observer.log == ["asked blank", "started"])
    #expect(!page.isLoading)
  }

  @Test("a script gives an error")
  func script() {
    let stage = Stage()
    let page = WKWebView(frame: stage.view.bounds)
    stage.view.addSubview(page)
    var answers: [String] = []
    page.evaluateJavaScript("1 + 1") { value, error in
      answers.append("\(value == nil) \((error as? WKError)?.code == .unknown)")
    }
    #expect(answers.isEmpty)
    stage.wait(0)
    #expect(answers == ["true true"])
  }
}

private final class PlaceObserver: NSObject, CLLocationManagerDelegate {
  var log: [String] = []

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    log.append("changed \(manager.authorizationStatus)")
  }

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    log.append("changed twice")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    log.append("failed \((error as? CLError).map { "\($0.code)" } ?? "otherwise")")
  }
}

private final class FormerPlaceObserver: NSObject, CLLocationManagerDelegate {
  var log: [String] = []

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    log.append("changed \(status)")
  }
}

private final class LoadObserver: NSObject, WKNavigationDelegate {
  var log: [String] = []
  var policy = WKNavigationActionPolicy.allow
  var stopsAtStart = false

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    log.append("asked \(navigationAction.request.url?.path ?? "")")
    decisionHandler(policy)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    log.append(webView.isLoading ? "started" : "started too late")
    if stopsAtStart { webView.stopLoading() }
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    log.append("failed \((error as NSError).code)")
  }
}
