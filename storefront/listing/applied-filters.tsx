import { RemovableChip } from '#ui/chip.tsx'
import { Link } from '#ui/link.tsx'
import { useMessages, type Messages } from '../messages/messages.ts'
import { tickState, type CategoryChoice } from './category-tree.ts'
import {
  changed,
  isFiltered,
  listNames,
  withoutFilters,
  type ListingSearch,
  type ListName,
} from './listing-search.ts'
import type { FilterView } from './listing-view.ts'
import { useListing } from './use-listing.ts'

/** The active filters above the list, each with a link that removes it. */
export function AppliedFilters({ filters }: { filters: FilterView }) {
  const { catalogue: messages } = useMessages()
  const { search, hrefOf } = useListing()
  if (!isFiltered(search)) return null
  return (
    <ul className="chips" aria-label={messages.applied}>
      {appliedFilters(search, filters, messages).map(({ key, title, without }) => (
        <li key={key}>
          <RemovableChip href={hrefOf(without)} removeLabel={messages.removeFilter(title)}>
            {title}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link className="chip-clear" href={hrefOf(withoutFilters(search))}>
          {messages.clearAll}
        </Link>
      </li>
    </ul>
  )
}

interface Applied {
  key: string
  title: string
  without: ListingSearch
}

export function appliedFilters(
  search: ListingSearch,
  filters: FilterView,
  messages: Messages['catalogue'],
): Applied[] {
  const off = (change: Partial<ListingSearch>) => changed(search, change)
  const applied = listNames.flatMap((name) =>
    search[name].map((value) => ({
      key: `${name} ${value}`,
      title: titleOf(name, value, filters, messages),
      without: off({ [name]: search[name].filter((each) => each !== value) }),
    })),
  )
  const { price_min: min, price_max: max } = search
  if (min !== '' || max !== '') {
    const without = off({ price_min: '', price_max: '' })
    applied.push({ key: 'price', title: messages.priceRange(min, max), without })
  }
  if (search.in_stock) {
    applied.push({ key: 'stock', title: messages.inStockOnly, without: off({ in_stock: false }) })
  }
  if (search.on_sale) {
    applied.push({ key: 'sale', title: messages.onSale, without: off({ on_sale: false }) })
  }
  return applied
}

function titleOf(
  name: ListName,
  value: string,
  filters: FilterView,
  messages: Messages['catalogue'],
): string {
  if (name === 'category') return categoryTitle(filters.categories, value) ?? value
  const title = filters[name].find((choice) => choice.value === value)?.title ?? value
  return name === 'sizes' ? messages.sizeTitle(title) : title
}

function categoryTitle(categories: readonly CategoryChoice[], slug: string): string | undefined {
  for (const category of categories) {
    if (tickState(category, [slug]) === 'off') continue
    return category.slug === slug ? category.title : categoryTitle(category.children, slug)
  }
  return undefined
}
