import type { Locale } from '#domain/locale.ts'
import { cartKey, fetchCart } from '../cart/cart-query.ts'
import { tellOtherTabs } from '../cart/other-tabs.ts'
import { loadWishlist } from '../wishlist/wishlist.ts'
import { queryClient } from './query-client.ts'

/** spec §4: after a login or a logout cart and wishlist are fetched again, and their counts with them. */
export async function reloadOwn(locale: Locale): Promise<void> {
  const cart = { queryKey: cartKey, queryFn: () => fetchCart(locale) }
  // What does not come now is fetched, and complained of, by whoever shows it.
  await Promise.allSettled([queryClient().fetchQuery(cart), loadWishlist()])
  tellOtherTabs()
}
