import { RetryNotice } from '#ui/retry-notice.tsx'
import { useLazyMessages } from '../messages/lazy-message-set.ts'

/** In the cart's place while it cannot be fetched: an empty one would be a lie. */
export function CartFailed({ reload }: { reload: () => void }) {
  const { cart } = useLazyMessages()
  return (
    <RetryNotice retryLabel={cart.retry} onRetry={reload}>
      {cart.failed}
    </RetryNotice>
  )
}
