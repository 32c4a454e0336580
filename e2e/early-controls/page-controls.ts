/** A control of a page, as the browser sees it before React runs. */
export interface Control {
  /** What it is, the same on every page: tag, classes, marks, place. */
  key: string
  name: string
  /** A link that goes its own way, what is typed into, anything else. */
  kind: 'link' | 'field' | 'press'
  /** For a field: which form it is in. */
  form: string
}

declare global {
  interface Window {
    pageControls: {
      /** One of each kind that is not known yet. */
      list: (pointer: string, known: readonly string[]) => Control[]
      /** The first of that kind that can be seen once what it stands in is open. */
      find: (key: string) => HTMLElement | undefined
      /** Those of a form that are typed into. */
      fields: (form: string) => HTMLElement[]
      /** A link that leads to another page. */
      wayOut: () => HTMLElement | undefined
      /** Opens what a control stands in; false where nothing had to be. */
      reveal: (control: HTMLElement) => boolean
      /** Brings a control into sight and answers where to press it. */
      aim: (control: HTMLElement) => { x: number; y: number }
    }
  }
}

/** Runs in a page before anything else, and stands alone. */
export function installPageControls(): void {
  const pressed = 'a[href], button, summary, select, [role=button]'
  const typed = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])'
  // A honeypot field for robots lies off the page.
  const wanted = `${pressed}, textarea, input:not([type=hidden], [tabindex="-1"])`
  const places = 'form, dialog, [popover], article, nav, section, header, footer, aside, main, body'
  const marks = /^(aria-|data-|type$|role$|rel$|target$|popovertarget$|commandfor$)/
  const ids = /^(aria-(label|labelledby|describedby|controls|owns)|popovertarget|commandfor)$/

  const all = () => [...document.querySelectorAll<HTMLElement>(wanted)]

  function look(element: Element): string {
    return [element.localName, ...[...element.classList].toSorted()].join('.')
  }

  function keyOf(control: Element): string {
    const told = [...control.attributes]
      .filter(({ name }) => marks.test(name))
      .map(({ name, value }) => (ids.test(name) ? name : `${name}=${value.replaceAll(/\d/g, '')}`))
    const parent = control.parentElement ?? document.body
    const place = parent.closest(places) ?? document.body
    const hold = control.closest('[data-hold]') ? ['held'] : []
    const what = [look(control), ...told.toSorted(), ...aimOf(control), ...hold]
    return [...what, 'in', look(parent), look(place)].join(' ')
  }

  /** What tells those apart that look alike side by side: the area a link leads to, the word on an icon. */
  function aimOf(control: Element): string[] {
    const [area = ''] = /^(\/(shop\/main\/)?)?[^/?]*/.exec(control.getAttribute('href') ?? '') ?? []
    const [word = ''] = (control.getAttribute('aria-label') ?? '').split(' ')
    return control.matches('a') ? [`to ${area}`] : control.matches('.icon-btn') ? [word] : []
  }

  function nameOf(control: Element): string {
    const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null
    const name = control.getAttribute('aria-label') || label || control.textContent
    return (name || control.getAttribute('name') || '').trim().slice(0, 40)
  }

  function formOf(control: Element): string {
    const form = control.closest('form') ?? document.body
    return `${look(form)} in ${look(form.parentElement ?? document.body)}`
  }

  function kindOf(control: Element, pointer: string): Control['kind'] {
    if (control.matches(typed)) return 'field'
    const hold = control.closest('[data-hold]')?.getAttribute('data-hold')
    return control.matches('a') && hold !== '' && hold !== pointer ? 'link' : 'press'
  }

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }

  function closedAround(control: Element): HTMLElement[] {
    const around: HTMLElement[] = []
    for (let at = control.parentElement; at; at = at.parentElement) {
      const isClosed =
        (at.popover !== null && !at.matches(':popover-open') && !isSeen(at)) ||
        (at.popover === null && at instanceof HTMLDialogElement && !at.open) ||
        (at instanceof HTMLDetailsElement && !at.open && control !== at.firstElementChild)
      if (isClosed) around.unshift(at)
    }
    return around
  }

  function set(layer: HTMLElement, isOpen: boolean): void {
    if (layer.popover !== null) layer.togglePopover(isOpen)
    else if (layer instanceof HTMLDetailsElement) layer.open = isOpen
    else if (layer instanceof HTMLDialogElement && isOpen) layer.showModal()
    else if (layer instanceof HTMLDialogElement) layer.close()
  }

  function isReachable(control: HTMLElement): boolean {
    if (isSeen(control)) return true
    const around = closedAround(control)
    for (const layer of around) set(layer, true)
    const isThere = around.length > 0 && isSeen(control)
    for (const layer of around.toReversed()) set(layer, false)
    return isThere
  }

  /** Ticks are often drawn by their labels, and labels by what they hold. */
  function drawn(control: HTMLElement): HTMLElement {
    if (!control.matches('[type=checkbox], [type=radio]')) return control
    const boxes = [control.closest('label'), control.parentElement]
    return boxes.find((box) => box && isSeen(box)) ?? control
  }

  function spotOn(control: HTMLElement): { x: number; y: number } | undefined {
    const target = drawn(control)
    for (const block of ['nearest', 'center', 'start', 'end'] as const) {
      target.scrollIntoView({ block, behavior: 'instant' })
      const { x, y, width, height } = target.getBoundingClientRect()
      const spot = { x: x + width / 2, y: y + height / 2 }
      if (target.contains(document.elementFromPoint(spot.x, spot.y))) return spot
    }
    return undefined
  }

  window.pageControls = {
    list(pointer, known) {
      const seen = new Set(known)
      return all().flatMap((control) => {
        const key = keyOf(control)
        if (seen.has(key) || !isReachable(control)) return []
        seen.add(key)
        const name = nameOf(control)
        return [{ key, name, kind: kindOf(control, pointer), form: formOf(control) }]
      })
    },

    find: (key) => all().find((control) => keyOf(control) === key && isReachable(control)),

    fields: (form) =>
      all().filter((each) => each.matches(typed) && formOf(each) === form && isReachable(each)),

    wayOut() {
      const links = ['main a', 'a'].flatMap((links) => [
        ...document.querySelectorAll<HTMLAnchorElement>(`${links}[href^="/"]:not([target])`),
      ])
      return links.find(
        (link) =>
          link.pathname !== location.pathname &&
          !/^\/(files|language)\//.test(link.pathname) &&
          !link.closest('[data-hold]') &&
          isSeen(link) &&
          spotOn(link),
      )
    },

    reveal(control) {
      const around = closedAround(control)
      for (const layer of around) set(layer, true)
      return around.length > 0
    },

    aim(control) {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
      }
      const spot = spotOn(control)
      if (spot) return spot
      throw new Error('Something lies over it')
    },
  }
}
