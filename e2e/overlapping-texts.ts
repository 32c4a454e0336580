import type { Page } from 'playwright'

/** Texts that are painted over another text, or cut off without an ellipsis. */
export async function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog:modal')
    const lines = textLines(dialog ?? document.body)
    const found = new Set<string>()
    for (const [at, one] of lines.entries()) {
      if (one.isCut) found.add(`${named(one)} is cut off`)
      for (const other of lines.slice(at + 1)) {
        if (isOver(one, other)) found.add(`${named(one)} is over ${named(other)}`)
      }
    }
    return [...found]

    interface Line {
      text: string
      element: Element
      /** What can be seen of it. */
      box: DOMRect
      isCut: boolean
    }

    function textLines(root: Element): Line[] {
      const lines: Line[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? '').trim()
        const element = node.parentElement
        if (text === '' || !element || !isRead(element)) continue
        const range = new Range()
        range.selectNodeContents(node)
        for (const whole of range.getClientRects()) {
          const box = lineBox(whole, element)
          const isDrawn = box.width > 1 && box.height > 1 && !isClippedAway(box, element)
          if (!isDrawn || !isInside(box, element)) continue
          const shown = seenOf(box, element)
          lines.push({ text, element, box: shown, isCut: isCut(element, box, shown) })
        }
      }
      return lines
    }

    /** Without the room that a typeface keeps above and below its letters, if lines are closer. */
    function lineBox(box: DOMRect, element: Element): DOMRect {
      const height = Number.parseFloat(getComputedStyle(element).lineHeight)
      if (!(height < box.height)) return box
      return new DOMRect(box.x, box.y + (box.height - height) / 2, box.width, height)
    }

    /** Shown, and part of the flow: what is fixed or sticky is made to lie over the page. */
    function isRead(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false
      for (let at: Element | null = element; at && at !== dialog; at = at.parentElement) {
        const { position, clipPath } = getComputedStyle(at)
        if (position === 'fixed' || position === 'sticky' || clipPath !== 'none') return false
      }
      return true
    }

    /** For screen readers only, or a line that is one too many. */
    function isClippedAway(box: DOMRect, element: Element): boolean {
      const frame = element.getBoundingClientRect()
      const isAside = box.left >= frame.right - 1 || box.right <= frame.left + 1
      const isOut = isAside || box.top >= frame.bottom - 1
      return isOut && getComputedStyle(element).overflow !== 'visible'
    }

    /** Not scrolled out of a container, nor hidden by one. */
    function isInside(box: DOMRect, element: Element): boolean {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue
        const frame = at.getBoundingClientRect()
        const isOut = box.bottom > frame.bottom + 1 || box.top < frame.top - 1
        if (isOut || box.right > frame.right + 1 || box.left < frame.left - 1) return false
      }
      return true
    }

    function seenOf(box: DOMRect, element: Element): DOMRect {
      if (getComputedStyle(element).overflow === 'visible') return box
      const frame = element.getBoundingClientRect()
      const left = Math.max(box.left, frame.left)
      return new DOMRect(left, box.y, Math.min(box.right, frame.right) - left, box.height)
    }

    function isCut(element: Element, whole: DOMRect, shown: DOMRect): boolean {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return overflowX !== 'auto' && textOverflow === 'clip' && shown.width < whole.width - 1
    }

    function isOver(one: Line, other: Line): boolean {
      if (one.element === other.element) return false
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const top = Math.max(one.box.top, other.box.top)
      const height = Math.min(one.box.bottom, other.box.bottom) - top
      // Boxes of lines reach above and below the letters.
      return width > 2 && height > Math.min(one.box.height, other.box.height) / 2
    }

    function named({ text, element }: Line): string {
      return `"${text.slice(0, 30)}" <${element.localName} ${element.className}>`
    }
  })
}
