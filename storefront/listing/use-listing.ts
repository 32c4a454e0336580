import { useCallback } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { listingQuery, parseListing, type ListingSearch } from './listing-search.ts'

export interface Listing {
  /** What the address says; while another list is on its way, what that one will be. */
  search: ListingSearch
  pathname: string
  isLoading: boolean
  hrefOf: (search: ListingSearch) => string
  /** Goes to that list, the page staying where it is. */
  show: (search: ListingSearch) => void
}

export function useListing(): Listing {
  const here = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const { pathname } = here
  const isLoading = next !== undefined && next.pathname === pathname
  const search = parseListing(new URLSearchParams((isLoading ? next : here).search))
  const hrefOf = (to: ListingSearch) => pathname + listingQuery(to)
  const show = useCallback(
    (to: ListingSearch) =>
      void navigate(pathname + listingQuery(to), {
        preventScrollReset: true,
        // A box is ticked, and the old list dimmed, before anything is fetched.
        flushSync: true,
      }),
    [navigate, pathname],
  )
  return { search, pathname, isLoading, hrefOf, show }
}
