import { listingQuery, type ListingSearch } from './listing-search.ts'

/** The whole state of a list from page 1, for a form that changes one part of it. */
export function HiddenFilters({ search }: { search: ListingSearch }) {
  const query = new URLSearchParams(listingQuery({ ...search, page: 1, from: 1 }))
  return [...query].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
