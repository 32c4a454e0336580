import { RetryNotice } from '#ui/retry-notice.tsx'
import { useCartMessages } from './cart-messages.ts'

/** Shown instead of the cart if it could not be loaded: an empty cart would be wrong. */
export function CartFailed({ reload }: { reload: () => void }) {
  const cart = useCartMessages()
  return (
    <RetryNotice retryLabel={cart.retry} onRetry={reload}>
      {cart.failed}
    </RetryNotice>
  )
}
