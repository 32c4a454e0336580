import { createContext, use, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { afterPaint } from '../after-paint.ts'
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
  // A box is ticked, and the old list dimmed, before the router has told the whole page.
  const [pressed, setPressed] = useState<{ at: string; query: string } | null>(null)
  if (pressed && pressed.at !== pathname + here) setPressed(null)
  const coming = next?.pathname === pathname ? next.search : undefined
  const query = pressed?.query ?? coming ?? here

  return {
    search: parseListing(new URLSearchParams(query)),
    pathname,
    isLoading: query !== here,
    hrefOf: (to) => pathname + listingQuery(to),
    show(to) {
      const wanted = listingQuery(to)
      setPressed({ at: pathname + here, query: wanted })
      afterPaint(() => {
        void navigate(pathname + wanted, { preventScrollReset: true })
      })
    },
  }
}
