import { useEffect, useMemo, useRef, useState } from 'react'
import { store, readStored, textListOf } from '../storage-values.ts'
import { useMessages } from '../messages/messages.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { useIsNear } from '../rendering/use-is-near.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'

const storageKey = 'shop.recent'
const maxKept = 12
const maxShown = 4
const load = () => import('./recent-cards.tsx')

interface RecentlyViewedProps {
  current?: string
}

/**
 * Products viewed in this browser. The cached page knows none of them, so their place is reserved
 * while it is still below the screen: nothing visible shifts.
 */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const { product: messages } = useMessages()
  const place = useRef<HTMLElement>(null)
  const isInBrowser = useInBrowser()
  const ids = useMemo(() => (isInBrowser ? seenBefore(current) : []), [isInBrowser, current])
  const [hasPlace, setPlace] = useState(false)
  const isNear = useIsNear(place, hasPlace)
  const recent = useLazyComponent(load, isNear && ids.length > 0, () => {
    // Optional: not worth an error message.
  })

  // Runs after the earlier visits were read.
  useEffect(() => {
    if (current !== undefined) rememberProduct(current)
  }, [current])

  // The scroll position is outside React.
  useEffect(() => {
    const above = place.current?.previousElementSibling ?? place.current?.parentElement
    const isBelow = above && above.getBoundingClientRect().bottom > innerHeight
    if (isBelow && ids.length > 0) setPlace(true)
  }, [ids])

  return (
    <section ref={place} className="recent" hidden={!hasPlace || ids.length === 0}>
      <h2>{messages.recent}</h2>
      {recent ? <recent.RecentCards ids={ids} /> : null}
    </section>
  )
}

export function seenBefore(current?: string): string[] {
  return recentProducts()
    .filter((id) => id !== current)
    .slice(0, maxShown)
}

/** Ids of the products viewed in this browser, latest first. */
function recentProducts(): string[] {
  return textListOf(readStored('local', storageKey))
}

function rememberProduct(id: string): void {
  const others = recentProducts().filter((each) => each !== id)
  store('local', storageKey, [id, ...others].slice(0, maxKept))
}
