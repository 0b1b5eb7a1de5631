/// Optional requirements of UIKit's own protocols: here they have a default instead, so that a call
/// needs no question mark.
enum DefaultedRequirements {
  static let names: Set<String> = [
    // UIGestureRecognizerDelegate
    "gestureRecognizerShouldBegin", "gestureRecognizer",
    // UIScrollViewDelegate
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging",
    "viewForZooming",
    // UITableViewDataSource, UICollectionViewDataSource, and their delegates
    "collectionView", "collectionViewDidEndMultipleSelectionInteraction", "indexTitles",
    "numberOfSections", "sectionIndexTitles", "tableView",
    "tableViewDidEndMultipleSelectionInteraction",
    // UINavigationControllerDelegate and the delegates of transitions and presentations
    "animationController", "animationEnded", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "navigationController", "presentationController",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    // UIViewImplicitlyAnimating, CAAnimationDelegate
    "addAnimations", "addCompletion", "animationDidStart", "animationDidStop", "continueAnimation",
    // UIApplicationDelegate, UISceneDelegate
    "application", "applicationDidBecomeActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
    "scene", "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive",
  ]
}
