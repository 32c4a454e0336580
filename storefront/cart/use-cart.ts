import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { useHasAccount } from '../session/auth-state.ts'
import { cartKey, emptyCart, fetchCart, type Cart } from './cart-query.ts'

export interface CartOnScreen {
  cart: Cart | undefined
  isFailed: boolean
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
  const isEmpty = isError || (isInBrowser && !isAsked)
  return {
    cart: data ?? (isEmpty ? emptyCart : undefined),
    isFailed: isError,
    isChanging: changes > 0 || isFetching,
    reload: () => void refetch(),
  }
}
