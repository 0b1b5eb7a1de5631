/// Optional requirements of UIKit's protocols: here they have a default implementation, so that a
/// call needs no question mark. Calls with labels need no entry, because closures have no labels.
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
    // UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UISearchControllerDelegate
    "didDismissSearchController", "didPresentSearchController", "presentSearchController",
    "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
    "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked",
    "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing", "textFieldDidBeginEditing", "textFieldDidChangeSelection",
    "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldShouldEndEditing", "textFieldShouldReturn", "textViewDidBeginEditing",
    "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing",
    "textViewShouldBeginEditing", "textViewShouldEndEditing", "willDismissSearchController",
    "willPresentSearchController",
    // Delegates of bars, pages, popovers and pens, CALayerDelegate
    "display", "layerWillDraw", "layoutSublayers",
    "pageViewControllerSupportedInterfaceOrientations",
    "pencilInteractionDidTap", "position", "prepareForPopoverPresentation", "presentationCount",
    "presentationIndex", "tabBarControllerSupportedInterfaceOrientations",
    // UIViewImplicitlyAnimating, CAAnimationDelegate
    "addAnimations", "addCompletion", "animationDidStart", "animationDidStop", "continueAnimation",
    // UIApplicationDelegate, UISceneDelegate
    "application", "applicationDidBecomeActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
    "scene", "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive",
  ]
}
