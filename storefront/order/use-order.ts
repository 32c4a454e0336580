import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { useHasAccount } from '../session/auth-state.ts'
import { fetchOrder, orderKey, type Order, type OrderHandle } from './order-query.ts'

const readingPause = 3000
/** Reading a picture takes seconds; after this a person will look at it. */
const maxReading = 3 * 60_000

function isReading(order: Order | undefined): boolean {
  const proof = order?.proofs.at(-1)
  if (!proof?.is_being_checked) return false
  return Date.now() - new Date(proof.created_at).getTime() < maxReading
}

export interface OrderOnScreen {
  order: Order | undefined
  /** The order does not exist, or not for this caller. */
  isMissing: boolean
  isFailed: boolean
  reload: () => void
}

/** Loads an order. Makes no call for a visitor with neither an account nor a guest proof. */
export function useOrder(handle: OrderHandle): OrderOnScreen {
  const locale = useLocale()
  const isInBrowser = useInBrowser()
  const isOwner = useHasAccount()
  const mayAsk = isInBrowser && handle.id !== '' && (handle.access.as === 'guest' || isOwner)
  const { data, error, refetch } = useQuery(
    {
      queryKey: orderKey(handle),
      queryFn: () => fetchOrder(locale, handle),
      enabled: mayAsk,
      // Signed picture links expire after ten minutes; the status can change any time.
      staleTime: 5000,
      refetchInterval: ({ state }) => (isReading(state.data) ? readingPause : false),
    },
    queryClient(),
  )
  const isRefused = error instanceof ApiError && error.status === 404
  return {
    order: data,
    isMissing: !data && (isRefused || (isInBrowser && !mayAsk)),
    isFailed: !data && error !== null && !isRefused,
    reload: () => void refetch(),
  }
}
