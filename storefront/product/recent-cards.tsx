import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { productPath } from '../paths.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { queryClient } from '../query-client.ts'
import { publicApi } from '../session/session.ts'
import { cardView } from './card-view.ts'
import { findCards } from './find-cards.ts'
import { CardPrice } from './product-card.tsx'
import './recent-cards.css'

/** Loaded with its script when scrolled near. */
export function RecentCards({ ids }: { ids: readonly string[] }) {
  const locale = useLocale()
  const path = useLocalePath()
  const { data: products = [] } = useQuery(
    {
      queryKey: ['cards', locale, ids],
      queryFn: () => findCards(publicApi(locale), ids),
      staleTime: 5 * 60_000,
    },
    queryClient(),
  )
  return (
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
  )
}
