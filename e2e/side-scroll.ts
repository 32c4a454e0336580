import type { Page } from 'playwright'

/** Elements that overflow the page sideways. */
export async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= edge) return []
    const isAside = (element: Element) =>
      // Inside a container that scrolls or hides its own overflow.
      [...ancestors(element)].some((each) => getComputedStyle(each).overflowX !== 'visible')
    function* ancestors(element: Element): Generator<Element> {
      for (let each = element.parentElement; each; each = each.parentElement) {
        if (each !== document.body && each !== document.documentElement) yield each
      }
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge + 0.5 && !isAside(element),
    )
    return [
      `${document.documentElement.scrollWidth} of ${edge}`,
      ...wide.slice(0, 4).map((each) => `<${each.localName} class="${each.className}">`),
    ]
  })
}

/** Words that break in the middle, because their container is too narrow. */
export function brokenWords(page: Page): Promise<string[]> {
  return broken(page, /[A-Za-z]{2,20}/g)
}

/** Amounts of money that go on in the next line. */
export function brokenAmounts(page: Page): Promise<string[]> {
  return broken(page, /HK\$[\d,.]+/g)
}

async function broken(page: Page, whole: RegExp): Promise<string[]> {
  return page.evaluate((pattern) => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(pattern)) {
        const range = new Range()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) broken.push(word)
      }
    }
    return broken
  }, whole)
}

/** Checks widths of 320 and 360 px, with text at 100% and 200%. */
export async function sticksOutAnywhere(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    for (const size of ['', '200%']) {
      await page.evaluate((wanted) => {
        document.documentElement.style.fontSize = wanted
      }, size)
      const out = await sticksOut(page)
      if (out.length > 0) found.push(`at ${width} ${size}: ${out.join(', ')}`)
    }
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  return found
}
