import { queryClient } from '../query-client.ts'
import { remember } from '../start/count.tsx'
import { forgetWishes } from '../wishlist/wishlist.ts'

export function forgetCustomer(): void {
  forgetWishes()
  remember({ customer: 'visitor', cart: 0, wishlist: 0 })
  void queryClient().resetQueries()
}
