import type { Page } from 'playwright'

interface Targets {
  /** Which ones, as a selector. */
  of?: string
  px?: number
  /** Links within a sentence may be as high as its lines. */
  isProse?: boolean
}

/**
 * Links and buttons of which less than 24 px in height take a press (WCAG 2.2, 2.5.8). Ticks are
 * pressed by their labels, too.
 */
export async function smallTargets(
  page: Page,
  { of = 'main :is(a[href], button, summary, select)', px = 24, isProse = false }: Targets = {},
): Promise<string[]> {
  return page.evaluate(
    ([selector, height, mayBeInText]) => {
      const small = new Set<string>()
      const enough = height - 1
      // Targets under a dialog cannot be pressed.
      const dialog = document.querySelector('dialog:modal')
      for (const control of document.querySelectorAll(selector)) {
        if (!isShown(control) || control.matches(':disabled, [tabindex="-1"]')) continue
        if (dialog && !dialog.contains(control)) continue
        if (mayBeInText && isInText(control)) continue
        bringIntoView(control)
        const [box] = control.getClientRects()
        if (!box || box.width === 0) continue
        if (pressedHeight(control, box) >= enough) continue
        const text = control.textContent?.trim() || control.getAttribute('aria-label')
        small.add(`<${control.localName} class="${control.className}"> ${text} ${box.height}`)
      }
      scrollTo(0, 0)
      return [...small]

      function isShown(control: Element): boolean {
        return control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      }

      /** Away from what sticks to the edges of the screen, which would cover it. */
      function bringIntoView(control: Element): void {
        const { left, top, width, height: own } = control.getBoundingClientRect()
        const middle = top + own / 2
        const isAmidst = middle > innerHeight / 4 && middle < (innerHeight * 3) / 4
        if (isAmidst && control.contains(document.elementFromPoint(left + width / 2, middle)))
          return
        control.scrollIntoView({ block: 'center', inline: 'center' })
      }

      /** How far a press counts above and below the middle, which may be further than the box. */
      function pressedHeight(control: Element, { left, top, width, height: own }: DOMRect): number {
        const isHit = (y: number) =>
          control.contains(document.elementFromPoint(left + width / 2, top + own / 2 + y))
        let pressed = 0
        for (const step of [1, -1]) {
          for (let at = step; pressed < enough && isHit(at); at += step) pressed += 1
        }
        return pressed
      }

      function isInText(control: Element): boolean {
        const sentence = control.parentElement?.textContent?.trim() ?? ''
        return (
          getComputedStyle(control).display === 'inline' &&
          sentence.length > (control.textContent?.trim() ?? '').length
        )
      }
    },
    [of, px, isProse] as const,
  )
}
