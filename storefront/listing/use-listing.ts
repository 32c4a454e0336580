import { createContext, use, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { afterPaint } from '../start/after-paint.ts'
import { listingQuery, parseListing, type ListingSearch } from './listing-search.ts'

export interface Listing {
  /** What the address says; while another list is on its way, what that one will be. */
  search: ListingSearch
  pathname: string
  isLoading: boolean
  hrefOf: (search: ListingSearch) => string
  /** What the last press asked for: the next one may be faster than the router. */
  latest: () => ListingSearch
  /** Goes to that list, the page staying where it is. */
  show: (search: ListingSearch) => void
}

const ListingContext = createContext<Listing | null>(null)
export const ListingProvider = ListingContext.Provider

/** The list that the page around shows. */
export function useListing(): Listing {
  const listing = use(ListingContext)
  if (!listing) throw new Error('Only within a page that lists products')
  return listing
}

export function useListingOfAddress(): Listing {
  const { pathname, search: here } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const at = pathname + here
  const asked = useRef<{ at: string; search: ListingSearch } | null>(null)
  const query = next?.pathname === pathname ? next.search : here
  const search = parseListing(new URLSearchParams(query))

  return {
    search,
    pathname,
    isLoading: query !== here,
    hrefOf: (to) => pathname + listingQuery(to),
    latest: () => (asked.current?.at === at ? asked.current.search : search),
    show(to) {
      asked.current = { at, search: to }
      afterPaint(() => {
        void navigate(pathname + listingQuery(to), { preventScrollReset: true })
      })
    },
  }
}
