import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { useHasAccount } from '../session/auth-state.ts'
import { cartKey, emptyCart, fetchCart, type Cart } from './cart-query.ts'
import { readLastCart } from './last-cart.ts'

export interface CartOnScreen {
  cart: Cart | undefined
  isFailed: boolean
  /** The cart as this browser last had it: shown until the shop answers, or because it does not. */
  isLast: boolean
  /** A change or repricing is pending: amounts may change. */
  isChanging: boolean
  reload: () => void
}

/** The visitor's cart. Without an account it is empty, and no request is sent. */
export function useCart(): CartOnScreen {
  const isInBrowser = useInBrowser()
  const locale = useLocale()
  const isAsked = useHasAccount()
  const changes = useIsMutating({ mutationKey: cartKey }, queryClient())
  const { data, isError, isFetching, refetch } = useQuery(
    { queryKey: cartKey, queryFn: () => fetchCart(locale), enabled: isAsked },
    queryClient(),
  )
  const last = isInBrowser && isAsked && !data ? readLastCart() : undefined
  const isEmpty = isInBrowser && !isAsked
  return {
    cart: data ?? (isError ? notLoaded(last) : (last ?? (isEmpty ? emptyCart : undefined))),
    isFailed: isError,
    isLast: last !== undefined,
    isChanging: changes > 0 || isFetching,
    reload: () => void refetch(),
  }
}

/** spec §8: no sums and no count; the items stay on the screen, because they are still in the cart. */
function notLoaded(last: Cart | undefined): Cart {
  return { ...emptyCart, cart_items: last?.cart_items ?? [] }
}
