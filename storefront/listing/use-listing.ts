import { createContext, use, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { afterPaint } from '../start/after-paint.ts'
import { listingQuery, parseListing, type ListingSearch } from './listing-search.ts'

export interface Listing {
  /** The list in the URL, or during navigation the next one. */
  search: ListingSearch
  pathname: string
  isLoading: boolean
  hrefOf: (search: ListingSearch) => string
  /** The most recent request: the user may click faster than the router navigates. */
  latest: () => ListingSearch
  /** Navigates to a list without scrolling. */
  show: (search: ListingSearch) => void
}

const ListingContext = createContext<Listing | null>(null)
export const ListingProvider = ListingContext.Provider

export function useListing(): Listing {
  const listing = use(ListingContext)
  if (!listing) throw new Error('useListing must be used within a listing page')
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
