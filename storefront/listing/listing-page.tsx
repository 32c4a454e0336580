import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { Corrected } from './corrected.tsx'
import { EmptyListing, SearchHelp } from './empty-listing.tsx'
import { Filters } from './filters.tsx'
import { isFiltered } from './listing-search.ts'
import type { ListingView } from './listing-view.ts'
import { MoreProducts } from './more-products.tsx'
import { ProductList, ProductRows } from './product-list.tsx'
import { SearchAgain } from './search-again.tsx'
import { QuickChips, Toolbar } from './toolbar.tsx'
import { ListingProvider, useListingOfAddress } from './use-listing.ts'

export function ListingPage({ list }: { list: ListingView }) {
  const { catalogue: messages } = useMessages()
  const path = useLocalePath()
  const listing = useListingOfAddress()
  const { search, isLoading } = listing
  const isFew = search.keyword !== '' && list.total > 0 && list.total < 4
  const Cards = search.view === 'list' ? ProductRows : ProductList
  return (
    <ListingProvider value={listing}>
      <main id="content" className="page listing">
        <Breadcrumbs
          label={messages.crumbs}
          crumbs={list.crumbs.map(({ title, path: to }) => ({
            title,
            ...(to && { href: path(to) }),
          }))}
        />
        <header className="listing-head">
          <h1>{list.heading}</h1>
          {list.intro ? <Intro text={list.intro} /> : null}
          {list.correction ? <Corrected correction={list.correction} /> : null}
          {search.keyword ? <SearchAgain keyword={search.keyword} /> : null}
          <QuickChips list={list} />
        </header>
        {list.total > 0 || isFiltered(search) ? (
          <>
            <Toolbar list={list} count={messages.items(list.total)} />
            <div className="listing-body">
              <Filters filters={list.filters} total={list.total} />
              <div className="listing-list">
                <AppliedFilters filters={list.filters} />
                {list.total > 0 ? (
                  <>
                    <Cards
                      isOfFive={search.view === 'five'}
                      cards={list.cards}
                      isLoading={isLoading}
                    />
                    <MoreProducts list={list} />
                    {isFew ? <SearchHelp /> : null}
                  </>
                ) : (
                  <EmptyListing list={list} />
                )}
              </div>
            </div>
          </>
        ) : (
          <EmptyListing list={list} />
        )}
      </main>
    </ListingProvider>
  )
}

/** More than two lines on a phone are folded; Chinese needs twice the width. */
function Intro({ text }: { text: string }) {
  const maxLength = useLocale() === 'en' ? 96 : 46
  if (text.length <= maxLength) return <p>{text}</p>
  return (
    <details>
      <summary>{text}</summary>
    </details>
  )
}
