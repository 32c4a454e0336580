import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { contactPath, productsPath } from '../paths.ts'
import { ProductRow } from '../product/product-row.tsx'
import { isFiltered, withoutFilters } from './listing-search.ts'
import type { ListingView } from './listing-view.ts'
import { useListing } from './use-listing.ts'

/** No results: never a blank page, but suggestions. */
export function EmptyListing({ list }: { list: ListingView }) {
  const { catalogue: messages } = useMessages()
  const { search, hrefOf } = useListing()
  const path = useLocalePath()
  return (
    <>
      <EmptyState
        drawing="lens"
        action={
          isFiltered(search) ? (
            <ButtonLink href={hrefOf(withoutFilters(search))}>{messages.clearFilters}</ButtonLink>
          ) : (
            <ButtonLink href={path(productsPath)}>{messages.allProducts}</ButtonLink>
          )
        }
      >
        {messages.noResult}
      </EmptyState>
      {search.keyword && !isFiltered(search) ? <SearchHelp /> : null}
      <ProductRow title={messages.bestSellers} cards={list.rescue} />
    </>
  )
}

export function SearchHelp() {
  const { catalogue: messages } = useMessages()
  const path = useLocalePath()
  return (
    <ul className="search-help">
      {messages.searchHelp.map((help) => (
        <li key={help}>{help}</li>
      ))}
      <li>
        <Link className="link" href={path(contactPath)}>
          {messages.askUs}
        </Link>
      </li>
    </ul>
  )
}
