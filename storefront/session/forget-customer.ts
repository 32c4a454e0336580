import { queryClient } from '../query-client.ts'
import { remember } from '../start/count.tsx'
import { forgetWishes } from '../wishlist/wishlist.ts'

/** Nothing of the customer stays on the screen or in this browser's memory. */
export function forgetCustomer(): void {
  forgetWishes()
  remember({ customer: 'visitor', cart: 0, wishlist: 0 })
  void queryClient().resetQueries()
}
