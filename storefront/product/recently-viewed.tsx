import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages.ts'
import { useInBrowser } from '../session/use-in-browser.ts'
import { CardPrice } from './product-card.tsx'
import { cardView } from './card-view.ts'
import { fileUrl } from './picture-files.ts'
import { productPath } from './product-path.ts'
import { recentProducts, rememberProduct } from './recent-products.ts'
import { useProducts } from './use-products.ts'

const mostShown = 4

/** What this browser looked at before. Its place is kept, so that nothing moves when it comes. */
export function RecentlyViewed({ current }: { current: string }) {
  const { product: words } = useMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const place = useRef<HTMLElement>(null)
  const isNear = useIsNear(place)
  const isInBrowser = useInBrowser()
  const ids = useMemo(() => (isInBrowser ? seenBefore(current) : []), [isInBrowser, current])

  // The browser's storage is outside React; the earlier visits were read before.
  useEffect(() => rememberProduct(current), [current])

  const { products } = useProducts(ids, isNear)
  return (
    <section ref={place} className="recent">
      <h2>{words.recent}</h2>
      {ids.length === 0 ? <p>{words.recentEmpty}</p> : null}
      <ul>
        {products
          .map((product) => cardView(product, locale))
          .map((card) => (
            <li key={card.id}>
              {card.colours[0]?.front ? (
                <img
                  src={fileUrl(card.colours[0].front, 160)}
                  width={72}
                  height={90}
                  loading="lazy"
                  alt=""
                />
              ) : null}
              <p>
                <Link href={path(productPath(card))}>{card.title}</Link>
                <CardPrice card={card} />
              </p>
            </li>
          ))}
      </ul>
    </section>
  )
}

function seenBefore(current: string): string[] {
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
