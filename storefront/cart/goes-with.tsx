import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { mainStore, productPath } from '../paths.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { cardView, type CardView } from '../product/card-view.ts'
import { findCards } from '../product/find-cards.ts'
import { CardPrice } from '../product/product-card.tsx'
import { queryClient } from '../query-client.ts'
import { personalApi, publicApi } from '../session/session.ts'
import { waitingFor } from '../start/pending-press.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import type { Cart } from './cart-query.ts'

const maxShown = 3
const loadSizes = () => waitingFor(import('./product-sizes.tsx'))
/** The link to the product covers the whole row. */
const above = { position: 'relative' } as const

interface GoesWithProps {
  cart: Cart
  isChanging: boolean
  /** Classes of the list, for a place with room for columns. */
  className?: string
}

/** Products that go with the cart's. Nothing is shown while they load or if that fails. */
export function GoesWith({ cart, isChanging, className = '' }: GoesWithProps) {
  const locale = useLocale()
  const path = useLocalePath()
  const { errors } = useMessages()
  const { cart: messages } = useShoppingMessages()
  const inCart = cart.cart_items.map(({ product_id }) => product_id)
  const { data: cards } = useQuery(
    {
      queryKey: ['goes-with', locale, inCart.toSorted()],
      queryFn: () => findRelated(locale),
      // Until the server has the change, it would answer for the cart before it.
      enabled: !isChanging,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    queryClient(),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const sizes = useLazyComponent(loadSizes, opened !== null, () => {
    setOpened(null)
    showToast(errors.noConnection, { tone: 'error' })
  })
  const shown = (cards ?? [])
    .filter(({ id, badge }) => !inCart.includes(id) && badge !== 'sold-out')
    .slice(0, maxShown)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="goes-with" className="buy-instead pt-6">
      <h3 id="goes-with" ref={heading} tabIndex={-1} className="mb-2 font-medium">
        {messages.goesWith}
      </h3>
      <ul className={`buy-similar ${className}`}>
        {shown.map((card) => (
          <li key={card.id} style={{ gridTemplateColumns: '48px minmax(0, 1fr) auto' }}>
            {card.colours[0]?.front ? (
              <img src={fileUrl(card.colours[0].front, 160)} width={48} height={60} alt="" />
            ) : null}
            <p>
              <Link className="py-1" href={path(productPath(card))}>
                {card.title}
              </Link>
              <CardPrice card={card} />
            </p>
            <Button
              small
              kind="ghost"
              style={above}
              aria-label={messages.addOf(card.title)}
              aria-expanded={opened === card.id}
              onClick={() => setOpened(opened === card.id ? null : card.id)}
            >
              {messages.add}
            </Button>
            {opened === card.id && sizes ? (
              <div className="grid gap-2" style={{ ...above, gridColumn: '1 / -1' }}>
                <sizes.ProductSizes
                  id={card.id}
                  onAdded={() => {
                    setOpened(null)
                    // The product, and with it the pressed button, leaves the list.
                    heading.current?.focus({ preventScroll: true })
                  }}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

async function findRelated(locale: Parameters<typeof publicApi>[0]): Promise<CardView[]> {
  const { data: urls } = await personalApi(locale)(
    'GET /stores/{store_id}/shopping-cart/related-products-urls',
    // A few extra: some may be sold out.
    { params: { store_id: mainStore }, query: { items_per_page: maxShown * 2 } },
  )
  const ids = urls.flatMap((url) => /\/products\/([^/]+)\/details$/.exec(url)?.[1] ?? [])
  const found = await findCards(publicApi(locale), ids)
  return found.map((card) => cardView(card, locale))
}
