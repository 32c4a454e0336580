/** As a `ref`: a field that a press has just brought up is where the visitor goes on. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
