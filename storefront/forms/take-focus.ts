/** A `ref` that focuses a field which was just revealed. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
