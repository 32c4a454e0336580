import { queryClient } from '../query-client.ts'
import { storeHeaderCounts } from '../start/header-count.tsx'
import { forgetWishlist } from '../wishlist/wishlist.ts'

export function forgetCustomer(): void {
  forgetWishlist()
  storeHeaderCounts({ customer: 'visitor', cart: 0, wishlist: 0 })
  void queryClient().resetQueries()
}
