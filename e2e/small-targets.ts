import type { Page } from 'playwright'

/**
 * Links and buttons that a press 11 px above or below their middle misses, so that less than 24 px
 * take it (WCAG 2.2, 2.5.8). Ticks are pressed by their labels, too.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small = new Set<string>()
    for (const control of document.querySelectorAll('main :is(a[href], button, summary, select)')) {
      if (!control.checkVisibility() || control.matches(':disabled')) continue
      control.scrollIntoView({ block: 'center', inline: 'center' })
      const [box] = control.getClientRects()
      if (!box || box.width === 0) continue
      const middle = (box.top + box.bottom) / 2
      const isHit = (y: number) =>
        control.contains(document.elementFromPoint(box.left + box.width / 2, y))
      if (isHit(middle - 11) && isHit(middle + 11)) continue
      const text = control.textContent?.trim() || control.getAttribute('aria-label')
      small.add(`<${control.localName} class="${control.className}"> ${text} ${box.height}`)
    }
    scrollTo(0, 0)
    return [...small]
  })
}
