import type { Page, Route } from 'playwright'

/** How far what was shown moved on the current page, and what moved. */
export interface LayoutShifts {
  score: number
  moved: string[]
}

declare global {
  var layoutShifts: LayoutShifts
}

/**
 * Watches a page for layout shifts. Scripts, typefaces and answers of the API come late, as from a
 * server far away: next to it they would often arrive before the first paint and hide a shift.
 */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await countLayoutShifts(page)
  await page.route(/\/api\/customer\/|\.woff2/, (route) => later(route, 400))
  await page.route(/\/assets\/[^?]+\.js/, (route) => later(route, 100))
}

/** Counts the layout shifts of each page that is opened from now on. */
export async function countLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShifts = { score: 0, moved: [] }
    new PerformanceObserver((list) => {
      // A press opens what appears within half a second of it.
      for (const shift of list.getEntries() as unknown as LayoutShift[]) {
        if (!shift.hadRecentInput) note(shift)
      }
    }).observe({ type: 'layout-shift', buffered: true })

    interface LayoutShift {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }

    function note({ value, sources }: LayoutShift): void {
      layoutShifts.score += value
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const [was, is] = [from, to].map(({ x, y, width, height }) =>
          [x, y, width, height].map(Math.round).join(' '),
        )
        layoutShifts.moved.push(`${nameOf(node)} from ${was} to ${is}`)
      }
    }

    function nameOf(node: Node | null): string {
      const element = node instanceof Element ? node : node?.parentElement
      const words = node?.textContent?.trim().slice(0, 30) ?? ''
      return `<${element?.localName} ${element?.getAttribute('class') ?? ''}> "${words}"`
    }
  })
}

async function later(route: Route, ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await route.fallback()
}

/** Waits until nothing more comes, also further down the page. */
export async function layoutShiftsOf(page: Page): Promise<LayoutShifts> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const paint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))
    await paint()
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await paint()
    }
  })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  return page.evaluate(() => layoutShifts)
}
