import type { Page } from 'playwright'

/**
 * What overflows the page sideways at any of the widths, in both directions of writing, with text at
 * 100% and 200%.
 */
export async function overflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await page.evaluate(measure, width)))
  }
  return found
}

/** Runs in the page, and stands alone. */
async function measure(width: number): Promise<string[]> {
  const root = document.documentElement

  function* around(element: Element): Generator<Element> {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) yield at
  }
  /** Inside a container that scrolls or hides its own overflow. */
  const isAside = (element: Element) =>
    [...around(element)].some((each) => getComputedStyle(each).overflowX !== 'visible')

  function widest(): string[] {
    const sticking = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (right > root.clientWidth + 0.5 || left < -0.5) && !isAside(element)
    })
    return sticking.slice(0, 4).map(({ localName, className }) => `<${localName} ${className}>`)
  }

  const found: string[] = []
  // What depends on the width has been rendered by then.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const dir of ['rtl', 'ltr']) {
    for (const size of ['200%', '']) {
      root.dir = dir
      root.style.fontSize = size
      if (root.scrollWidth <= root.clientWidth) continue
      const at = `${width} px ${dir} ${size || '100%'}`
      found.push(`${at}: ${root.scrollWidth} of ${root.clientWidth}: ${widest().join(', ')}`)
    }
  }
  root.dir = ''
  return found
}
