/** As a `ref`: focuses a field that was just revealed. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
