declare global {
  interface Window {
    /** What a visitor could tell the state of the page by, one fact a line. */
    pageState: () => string[]
  }
}

/** Runs in a page before anything else, and stands alone. */
export function installPageState(): void {
  const marks = [
    'expanded',
    'pressed',
    'selected',
    'checked',
    'current',
    'invalid',
    'disabled',
    'busy',
  ]

  /** Without what differs between two visitors alike: ids, addresses, codes. */
  const anonymous = (text: string) =>
    text
      .replaceAll(/[\w.-]+@[\w.-]+/g, '@')
      .replaceAll(/\b(?:[\dA-Z]{4}-){2}[\dA-Z]{4}\b/g, 'code')
      .replaceAll(/\b[a-z]{3}_\w+|\bPR-\w{4}-\w{3}|verification_code=\w+/g, 'id')
  const plain = (text: string) =>
    anonymous(text).replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim()
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

  function called(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent
    return `${element.localName}.${element.className} ${plain(name).slice(0, 60)}`
  }

  function texts(selector: string, what: string): string[] {
    return all(selector)
      .map((element) => plain(element.innerText))
      .filter((text) => text !== '')
      .map((text) => `${what} ${text}`)
  }

  function marked(mark: string): string[] {
    return all(`[aria-${mark}]:not([aria-${mark}=false])`).map(
      (element) => `${mark} ${element.getAttribute(`aria-${mark}`)}: ${called(element)}`,
    )
  }

  function fields(): string[] {
    return (
      [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        // A closed dialog may have loaded its fields already, or not yet.
        .filter((field) => field.type !== 'hidden' && !field.closest('dialog:not([open])'))
        .map(({ type, name, id, value, checked, indeterminate }) => {
          const isTick = type === 'checkbox' || type === 'radio'
          const tick = indeterminate ? 'mixed' : checked
          return `field ${name || id} ${anonymous(value)} ${isTick ? tick : ''}`
        })
    )
  }

  window.pageState = () => [
    `address ${anonymous(location.pathname + location.search)}${location.hash}`,
    `title ${plain(document.title)}`,
    ...texts('h1', 'heading'),
    `focus ${document.activeElement === document.body ? '' : called(document.activeElement ?? document.body)}`,
    ...texts('dialog[open]', 'dialog'),
    ...texts(':popover-open', 'open'),
    ...texts('details[open] > summary', 'unfolded'),
    ...texts('[aria-live], [role=status], [role=alert], output', 'said'),
    ...marks.flatMap(marked),
    ...fields(),
  ]
}
