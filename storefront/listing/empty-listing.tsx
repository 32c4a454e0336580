import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages.ts'
import { ProductCard } from '../product/product-card.tsx'
import { categoryPath } from './category-path.ts'
import { isFiltered, withoutFilters } from './listing-search.ts'
import type { ListingView } from './listing-view.ts'
import { SearchAgain } from './search-again.tsx'
import { useListing } from './use-listing.ts'

/** Nothing matches: never a blank page, but ways on. */
export function EmptyListing({ list }: { list: ListingView }) {
  const { catalogue: words } = useMessages()
  const { search, hrefOf } = useListing()
  const path = useLocalePath()
  return (
    <>
      <EmptyState
        drawing="lens"
        action={
          isFiltered(search) ? (
            <ButtonLink href={hrefOf(withoutFilters(search))}>{words.clearFilters}</ButtonLink>
          ) : (
            <SearchAgain keyword={search.keyword} />
          )
        }
      >
        {words.noResult}
      </EmptyState>
      <section className="listing-rescue">
        <h2>{words.categories}</h2>
        <ul className="chips">
          {list.ways.map(({ slug, title }) => (
            <li key={slug}>
              <ChipLink href={path(categoryPath(slug))}>{title}</ChipLink>
            </li>
          ))}
        </ul>
        <h2>{words.bestSellers}</h2>
        <ul className="product-grid product-grid-5">
          {list.rescue.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
