/** Shows that a press was heard and waits: on the control, and by a bar at the top of the page. */
export function showWaiting(control: Element, isWaiting: boolean): void {
  control.ariaBusy = isWaiting ? 'true' : null
  document.documentElement.toggleAttribute('data-waiting', isWaiting)
}
