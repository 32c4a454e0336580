import type { Page } from 'playwright'

/**
 * Grid and flex items that take a place and show nothing, as a `source` does that has a box. The
 * children of `display: contents` are items of the row around it.
 */
export async function emptyCells(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const replaced = 'img, svg, canvas, video, iframe, input, select, textarea, meter, progress, hr'
    const clear = 'rgba(0, 0, 0, 0)'
    const found = new Set<string>()
    for (const row of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(row)
      if (!/grid|flex/.test(style.display) || !row.checkVisibility()) continue
      if (row.closest('[inert], template')) continue
      const isInColumns = style.display.includes('grid')
        ? style.gridTemplateColumns.split(' ').length > 1
        : !style.flexDirection.startsWith('column')
      for (const item of itemsOf(row)) {
        const { width, height } = roomOf(item)
        // An item without height still takes its column.
        const takes = isInColumns && width < row.clientWidth - 1 ? width > 1 : width * height > 1
        if (takes && !isLive(item) && !isKept(item) && !isOutOfFlow(item) && !paints(item)) {
          found.add(nameOf(row, item))
        }
      }
    }
    return [...found]

    function* itemsOf(row: Element): Generator<Element> {
      for (const child of row.children) {
        const { display } = getComputedStyle(child)
        if (display === 'contents') yield* itemsOf(child)
        else if (display !== 'none') yield child
      }
    }

    /** Without its padding, which sets it apart from what it may hold. */
    function roomOf(item: Element): { width: number; height: number } {
      const { width, height } = item.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(item)
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      return { width: width - padding, height }
    }

    /** A place for words that come later. */
    function isLive(item: Element): boolean {
      const live = '[role=alert], [role=status], [aria-live], output'
      return item.matches(live) || item.querySelector(live) !== null
    }

    /** The room of what scripts bring. */
    function isKept(item: Element): boolean {
      return item.matches('.needs-script:empty')
    }

    function isOutOfFlow(item: Element): boolean {
      const { position, visibility } = getComputedStyle(item)
      return /absolute|fixed/.test(position) || visibility !== 'visible'
    }

    function paints(element: Element): boolean {
      if (element.matches(replaced)) return true
      const style = getComputedStyle(element)
      if (style.backgroundColor !== clear || style.backgroundImage !== 'none') return true
      if (style.boxShadow !== 'none' || style.outlineStyle !== 'none') return true
      if (['Top', 'Right', 'Bottom', 'Left'].some((side) => hasBorder(style, side))) return true
      const pseudo = ['::before', '::after'].map((part) => getComputedStyle(element, part).content)
      if (pseudo.some((content) => !['none', 'normal'].includes(content))) return true
      return [...element.childNodes].some((node) =>
        node instanceof Element ? paints(node) : (node.textContent ?? '').trim() !== '',
      )
    }

    function hasBorder(style: CSSStyleDeclaration, side: string): boolean {
      const of = (part: string) => style.getPropertyValue(`border-${side.toLowerCase()}-${part}`)
      return of('style') !== 'none' && Number.parseFloat(of('width')) > 0
    }

    function nameOf(row: Element, item: Element): string {
      const of = (each: Element) => `<${each.localName} ${each.getAttribute('class') ?? ''}>`
      const { width, height } = item.getBoundingClientRect()
      return `empty ${of(item)} of ${Math.round(width)} × ${Math.round(height)} in ${of(row)}`
    }
  })
}
