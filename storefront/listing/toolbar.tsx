import { ChipLink } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SelectMenu } from '#ui/select.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { categoryPath } from '../paths.ts'
import { filterSheet } from './filters.tsx'
import {
  changed,
  isFiltered,
  listingQuery,
  listingViews,
  pageSizes,
  type ListingSearch,
} from './listing-search.ts'
import type { ListingView } from './listing-view.ts'
import { useListing } from './use-listing.ts'

/** Below the heading: the categories around this one, and the filters most used. */
export function QuickChips({ list }: { list: ListingView }) {
  const { catalogue: messages } = useMessages()
  const { search, hrefOf } = useListing()
  const path = useLocalePath()
  const isInStock = search.in_stock
  const isSorted = search.sort === 'newest'
  return (
    <div className="listing-chips">
      {list.ways.length > 0 ? (
        <ul className="chips" aria-label={messages.categories}>
          {list.ways.map(({ slug, title, isHere }) => (
            <li key={slug}>
              <ChipLink current={isHere === true} href={path(categoryPath(slug))}>
                {title}
              </ChipLink>
            </li>
          ))}
        </ul>
      ) : null}
      {list.total > 0 || isFiltered(search) ? (
        <ul className="chips" aria-label={messages.popularFilters}>
          <li>
            <ChipLink current={isInStock} href={hrefOf(changed(search, { in_stock: !isInStock }))}>
              {messages.inStockOnly}
            </ChipLink>
          </li>
          {list.filters.on_sale > 0 || search.on_sale ? (
            <li>
              <ChipLink
                current={search.on_sale}
                href={hrefOf(changed(search, { on_sale: !search.on_sale }))}
              >
                {messages.onSale}
              </ChipLink>
            </li>
          ) : null}
          <li>
            <ChipLink
              current={isSorted}
              href={hrefOf(changed(search, { sort: isSorted ? '' : 'newest' }))}
            >
              {messages.newestFirst}
            </ChipLink>
          </li>
        </ul>
      ) : null}
    </div>
  )
}

/** Sticks below the header on phones. */
export function Toolbar({ list, count }: { list: ListingView; count: string }) {
  const { catalogue: messages } = useMessages()
  return (
    <div className="listing-tools">
      <button
        type="button"
        className="btn btn-ghost btn-small listing-open"
        popoverTarget={filterSheet}
      >
        <Icon name="filter" />
        {messages.filter}
      </button>
      <output className="listing-count">{count}</output>
      <SortMenu sortings={list.sortings} />
      <ViewToggle />
    </div>
  )
}

function SortMenu({ sortings }: Pick<ListingView, 'sortings'>) {
  const { catalogue: messages } = useMessages()
  const { search, pathname, latest, show } = useListing()
  const options = sortings.map(({ slug, title }) => ({ value: slug, label: title }))
  const byWords = { value: '', label: messages.bestMatch }
  const isSearch = search.keyword !== ''
  return (
    <form action={pathname} className="listing-sort">
      <HiddenFilters search={{ ...search, sort: '' }} />
      <SelectMenu
        name="sort"
        label={messages.sort}
        submitLabel={messages.apply}
        options={isSearch ? [byWords, ...options] : options}
        value={search.sort || (isSearch ? '' : 'recommended')}
        onChange={({ target }) => {
          const sort = target.value === 'recommended' && !isSearch ? '' : target.value
          show(changed(latest(), { sort }))
        }}
      />
    </form>
  )
}

export function PageSizeMenu() {
  const { catalogue: messages } = useMessages()
  const { search, pathname, latest, show } = useListing()
  const sizes = pageSizes.toSorted((a, b) => a - b)
  return (
    <form action={pathname}>
      <HiddenFilters search={{ ...search, per_page: 24 }} />
      <SelectMenu
        name="per_page"
        label={messages.perPage}
        submitLabel={messages.apply}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(search.per_page)}
        onChange={({ target }) => {
          const size = pageSizes.find((each) => String(each) === target.value)
          if (size) show(changed(latest(), { per_page: size }))
        }}
      />
    </form>
  )
}

/** The whole state of a list, from its start, for a form that changes one thing of it. */
function HiddenFilters({ search }: { search: ListingSearch }) {
  const query = new URLSearchParams(listingQuery({ ...search, page: 1, from: 1 }))
  return [...query].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

function ViewToggle() {
  const { catalogue: messages } = useMessages()
  const { search, hrefOf } = useListing()
  return (
    <ul className="listing-view" aria-label={messages.view}>
      {listingViews.map((view) => (
        <li key={view}>
          <Link
            className="icon-btn"
            href={hrefOf({ ...search, view })}
            aria-label={messages[view]}
            aria-current={search.view === view || undefined}
          >
            <Icon name={view} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
