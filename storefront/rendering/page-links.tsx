import { useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'

/** How long a pointer rests on a link before its page is prefetched. */
const restMs = 60

/**
 * Client-side navigation for plain links, with prefetch on intent. One listener for all of them: a
 * listing has 150 links, which render as plain `<a>` this way.
 */
export function PageLinks() {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string | null>(null)
  const timer = useRef<number>(undefined)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = pageOf(event.target)
      if (href === null || event.defaultPrevented || !isPlainPress(event)) return
      event.preventDefault()
      const { pathname, search, hash } = location
      const replace = href === pathname + search + hash
      void navigate(href, { replace })
    }
    const prepare = (event: Event, delay: number) => {
      clearTimeout(timer.current)
      const href = savesData() ? null : pageOf(event.target)
      if (href !== null) timer.current = window.setTimeout(() => setWanted(href), delay)
    }
    const rest = (event: Event) => prepare(event, restMs)
    const press = (event: Event) => prepare(event, 0)
    // Runs after React's own listeners, whose handlers may have prevented the default.
    document.addEventListener('click', follow)
    document.addEventListener('pointerover', rest)
    document.addEventListener('focusin', rest)
    document.addEventListener('pointerdown', press)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', rest)
      document.removeEventListener('focusin', rest)
      document.removeEventListener('pointerdown', press)
    }
  }, [navigate])

  return wanted === null ? null : <PrefetchPageLinks page={wanted} />
}

/** Path of the page a press on the target leads to; null if it leads outside the application. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!link || !href || link.target || link.hasAttribute('download')) return null
  return isPage(href) ? href : null
}

function isPage(href: string): boolean {
  return href.startsWith('/') && !/^\/(\/|api\/|files\/|language\/|gateway\/|staff\b)/.test(href)
}

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function savesData(): boolean {
  return navigator.connection?.saveData === true
}
