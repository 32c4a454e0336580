/** Shows that a press is being handled: on the control, and as a bar at the top of the page. */
export function showWaiting(control: Element, isWaiting: boolean): void {
  control.ariaBusy = isWaiting ? 'true' : null
  document.documentElement.toggleAttribute('data-waiting', isWaiting)
}
