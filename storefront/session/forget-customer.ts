import { queryClient } from '../query-client.ts'
import { remember } from '../start/count.tsx'
import { forgetWishes } from '../wishlist/wishlist.ts'

/** Clears the customer's data from the screen and this browser's memory. */
export function forgetCustomer(): void {
  forgetWishes()
  remember({ customer: 'visitor', cart: 0, wishlist: 0 })
  void queryClient().resetQueries()
}
