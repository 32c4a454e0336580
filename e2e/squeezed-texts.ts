import type { Page } from 'playwright'

/**
 * Texts of several lines with fewer than eight Latin letters each (a Chinese character is as wide as
 * two), in a row whose other parts leave or could give the room for eight.
 */
export async function squeezedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const letters = 8
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const element = node.parentElement
      // Words for screen readers stand in one pixel.
      if (text.length < 2 || (element && getComputedStyle(element).clipPath !== 'none')) continue
      if (!element?.checkVisibility({ visibilityProperty: true })) continue
      const wanted = missing(node, text)
      if (wanted === 0) continue
      const room = roomAround(element)
      if (room < wanted) continue
      found.add(
        `"${text.slice(0, 40)}" <${element.localName} ${element.className}> has ${Math.round(room)} px next to it`,
      )
    }
    return [...found]

    /** How many pixels the lines of a text want; zero if they are long enough. */
    function missing(node: Node, text: string): number {
      const range = new Range()
      range.selectNodeContents(node)
      const lines = new Map<number, number>()
      for (const { top, width, height } of range.getClientRects()) {
        if (width > 0 && height > 1)
          lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + width)
      }
      if (lines.size < 2) return 0
      const size = text.replaceAll(/[\u2e80-\uffef]/g, 'xx').length
      if (size / lines.size >= letters) return 0
      const whole = [...lines.values()].reduce((sum, width) => sum + width, 0)
      return Math.max(0, (whole / size) * letters - lineWidth(node.parentElement))
    }

    /** How long a line can be where this element stands. */
    function lineWidth(element: Element | null): number {
      let block = element
      while (block && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement
      if (!block) return 0
      const { paddingLeft, paddingRight } = getComputedStyle(block)
      return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    }

    /** Room that the rows around an element leave free next to the item that it is in. */
    function roomAround(element: Element): number {
      let room = 0
      for (
        let item = element;
        item.parentElement && item !== document.body;
        item = item.parentElement
      ) {
        const row = boxAround(item)
        if (!row || isColumn(row) || /absolute|fixed/.test(getComputedStyle(item).position))
          continue
        room = Math.max(room, roomIn(row, item))
      }
      return room
    }

    function boxAround(item: Element): Element | null {
      let row = item.parentElement
      while (row && getComputedStyle(row).display === 'contents') row = row.parentElement
      return row
    }

    function isColumn(row: Element): boolean {
      const { display, flexDirection, gridTemplateColumns } = getComputedStyle(row)
      if (display.includes('grid')) return gridTemplateColumns.split(' ').length < 2
      if (display.includes('flex')) return flexDirection.startsWith('column')
      return true
    }

    function roomIn(row: Element, item: Element): number {
      const own = item.getBoundingClientRect()
      const neighbours = [...items(row)].filter((other) => {
        const { top, bottom, width } = other.getBoundingClientRect()
        return width > 0 && top < own.bottom - 1 && bottom > own.top + 1
      })
      const style = getComputedStyle(row)
      const gap = (Number.parseFloat(style.columnGap) || 0) * (neighbours.length - 1)
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      const taken = neighbours.reduce(
        (sum, each) => sum + (each === item ? own.width : needs(each)),
        0,
      )
      return row.clientWidth - padding - gap - taken
    }

    function* items(row: Element): Generator<Element> {
      for (const child of row.children) {
        if (getComputedStyle(child).display === 'contents') yield* items(child)
        else yield child
      }
    }

    /** How wide the contents of an item are painted; a picture, how wide it says that it is. */
    function needs(item: Element): number {
      const { width } = item.getBoundingClientRect()
      if (item instanceof HTMLImageElement) {
        return Math.min(width, Number(item.getAttribute('width')) || width)
      }
      if (item.childNodes.length === 0 || item.matches('button, a, input, select, textarea, svg'))
        return width
      const { overflowX, backgroundColor } = getComputedStyle(item)
      if (overflowX !== 'visible' || backgroundColor !== 'rgba(0, 0, 0, 0)') return width
      const range = new Range()
      range.selectNodeContents(item)
      const { width: painted } = range.getBoundingClientRect()
      return Math.min(width, painted)
    }
  })
}
