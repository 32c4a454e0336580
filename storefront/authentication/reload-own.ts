import type { Locale } from '#domain/locale.ts'
import { cartKey, fetchCart } from '../cart/cart-query.ts'
import { notifyOtherTabs } from '../cart/other-tabs.ts'
import { queryClient } from '../query-client.ts'
import { loadWishlist } from '../wishlist/wishlist.ts'
import { readAuthStatus } from '../session/auth-state.ts'
import { userQuery } from '../session/user-query.ts'

/**
 * spec §4: after a login or a logout, cart and wishlist are fetched again with their counts; after a
 * login the user, too.
 */
export async function reloadOwn(locale: Locale): Promise<void> {
  const queries = queryClient()
  const cart = { queryKey: cartKey, queryFn: () => fetchCart(locale) }
  // Failures are ignored here: components that show the data refetch it and report errors.
  await Promise.allSettled([
    queries.fetchQuery(cart),
    loadWishlist(),
    ...(readAuthStatus() === 'registered' ? [queries.fetchQuery(userQuery(locale))] : []),
  ])
  notifyOtherTabs()
}
