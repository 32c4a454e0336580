import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import { useInBrowser } from '../session/use-in-browser.ts'
import { useLatePart } from '../use-late-part.ts'
import { recentProducts, rememberProduct } from './recent-products.ts'

const mostShown = 4
const load = () => import('./recent-cards.tsx')

interface RecentlyViewedProps {
  /** The product whose page this is. On other pages nothing is said when there is nothing. */
  current?: string
}

/** What this browser looked at before. Its place is kept, so that nothing moves when it comes. */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const { product: words } = useMessages()
  const place = useRef<HTMLElement>(null)
  const isNear = useIsNear(place)
  const isInBrowser = useInBrowser()
  const ids = useMemo(() => (isInBrowser ? seenBefore(current) : []), [isInBrowser, current])
  const recent = useLatePart(load, isNear && ids.length > 0, () => {
    // A memory nobody asked for is not worth a word.
  })

  // The browser's storage is outside React; the earlier visits were read before.
  useEffect(() => {
    if (current !== undefined) rememberProduct(current)
  }, [current])

  return (
    <section ref={place} className="recent" hidden={current === undefined && ids.length === 0}>
      <h2>{words.recent}</h2>
      {ids.length === 0 ? <p>{words.recentEmpty}</p> : null}
      {recent && ids.length > 0 ? <recent.RecentCards ids={ids} /> : null}
    </section>
  )
}

function seenBefore(current: string | undefined): string[] {
  return recentProducts()
    .filter((id) => id !== current)
    .slice(0, mostShown)
}

function useIsNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  // Where the page is scrolled to is outside React.
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return isNear
}
