import type { Page } from 'playwright'

interface Router {
  navigate: (to: unknown, options?: { preventScrollReset?: boolean }) => unknown
}

declare global {
  interface Window {
    /** Left there by the router, for its tools. */
    __reactRouterDataRouter?: Router
  }
}

/** Presses links of a page in which React runs, without going; answers what does not lead where it says. */
export function turnedLinks(page: Page, links: readonly string[], pointerType: string) {
  return page.evaluate(
    async ([keys, pointer]) => {
      const router = window.__reactRouterDataRouter
      if (!router) throw new Error('The router does not run')
      const { navigate } = router
      let wentTo = 'nowhere'
      router.navigate = (to, options) => {
        wentTo = typeof to === 'string' ? new URL(to, location.href).href : JSON.stringify(to)
        if (options?.preventScrollReset) wentTo += ', the page staying where it is'
      }
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const opened = () => document.querySelectorAll('dialog[open], :popover-open').length

      async function turnOf(link: HTMLElement | undefined): Promise<string | null> {
        if (!(link instanceof HTMLAnchorElement)) return 'is gone once React runs'
        const { href } = link
        const before = opened()
        let isTurned = false
        const hear = (event: Event) => {
          isTurned = event.defaultPrevented
          event.preventDefault()
        }
        wentTo = 'nowhere'
        addEventListener('click', hear, { once: true })
        const init = { bubbles: true, cancelable: true, composed: true, pointerType: pointer }
        link.dispatchEvent(new PointerEvent('click', init))
        // What is chosen is painted before the address follows.
        for (let frame = 0; frame < 2; frame++) await painted()
        if (isTurned && wentTo !== href) return `says ${href} and leads to ${wentTo}`
        return opened() === before ? null : 'opens or closes something'
      }

      const turned: string[] = []
      for (const key of keys) {
        const turn = await turnOf(window.pageControls.find(key))
        if (turn) turned.push(`the link "${key}" ${turn}`)
      }
      router.navigate = navigate
      return turned
    },
    [links, pointerType] as const,
  )
}
