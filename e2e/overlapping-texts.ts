import type { Page } from 'playwright'

/** Texts that are painted over another text, or cut off without an ellipsis. */
export async function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog:modal')
    const lines = textLines(dialog ?? document.body)
    const found = new Set<string>()
    for (const [at, one] of lines.entries()) {
      if (isCut(one)) found.add(`${named(one)} is cut off`)
      for (const other of lines.slice(at + 1)) {
        if (isOver(one, other)) found.add(`${named(one)} is over ${named(other)}`)
      }
    }
    return [...found]

    interface Line {
      text: string
      element: Element
      box: DOMRect
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
        for (const box of range.getClientRects()) {
          if (box.width > 1 && box.height > 1 && isInside(box, element))
            lines.push({ text, element, box })
        }
      }
      return lines
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

    function isCut({ element, box }: Line): boolean {
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (overflowX === 'visible' || overflowX === 'auto' || textOverflow !== 'clip') return false
      const frame = element.getBoundingClientRect()
      return box.right > frame.right + 1 || box.left < frame.left - 1
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
