import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { useHasAccount } from '../session/auth-state.ts'
import { cartKey, emptyCart, fetchCart, type Cart } from './cart-query.ts'

export interface CartOnScreen {
  /** Undefined while it is on its way. */
  cart: Cart | undefined
  isFailed: boolean
  /** A change or a new price is under way: amounts may be about to move. */
  isChanging: boolean
  reload: () => void
}

/** The visitor's cart. Who has no account yet has an empty one, and nothing is asked. */
export function useCart(): CartOnScreen {
  const isInBrowser = useInBrowser()
  const locale = useLocale()
  const isAsked = useHasAccount()
  const changes = useIsMutating({ mutationKey: cartKey }, queryClient())
  const { data, isError, isFetching, refetch } = useQuery(
    { queryKey: cartKey, queryFn: () => fetchCart(locale), enabled: isAsked },
    queryClient(),
  )
  const isEmpty = isError || (isInBrowser && !isAsked)
  return {
    cart: data ?? (isEmpty ? emptyCart : undefined),
    isFailed: isError,
    isChanging: changes > 0 || isFetching,
    reload: () => void refetch(),
  }
}
