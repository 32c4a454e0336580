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
      // Targets under a dialog cannot be pressed.
      const dialog = document.querySelector('dialog:modal')
      for (const control of document.querySelectorAll(selector)) {
        if (!control.checkVisibility() || control.matches(':disabled, [tabindex="-1"]')) continue
        if (dialog && !dialog.contains(control)) continue
        if (mayBeInText && isInText(control)) continue
        control.scrollIntoView({ block: 'center', inline: 'center' })
        const [box] = control.getClientRects()
        if (!box || box.width === 0) continue
        const middle = (box.top + box.bottom) / 2
        const isHit = (y: number) =>
          control.contains(document.elementFromPoint(box.left + box.width / 2, y))
        if (isHit(middle - height / 2 + 1) && isHit(middle + height / 2 - 1)) continue
        const text = control.textContent?.trim() || control.getAttribute('aria-label')
        small.add(`<${control.localName} class="${control.className}"> ${text} ${box.height}`)
      }
      scrollTo(0, 0)
      return [...small]

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
