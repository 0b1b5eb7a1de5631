// Tabs and the panels below them: chosen by a click, or with the arrows.

/** `onChoose` hears of each tab that is chosen. */
export function listenToTabs(onChoose) {
  for (const list of document.querySelectorAll('[role="tablist"]')) {
    const tabs = [...list.querySelectorAll('[role="tab"]')];
    for (const tab of tabs) {
      tab.onclick = () => {
        choose(tab, tabs);
        onChoose(tab);
      };
    }
    list.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
      next.click();
      next.focus();
    });
  }
}

function choose(tab, tabs) {
  for (const each of tabs) {
    const isChosen = each === tab;
    each.setAttribute("aria-selected", isChosen);
    each.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(each.getAttribute("aria-controls"));
    if (panel) panel.hidden = !isChosen;
  }
  if (tab.dataset.pane) document.body.dataset.pane = tab.dataset.pane;
}
