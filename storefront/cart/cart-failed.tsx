import { DescriptionList } from '#ui/description-list.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { useCartMessages } from './cart-messages.ts'
import { emptyCart } from './cart-query.ts'

/** Shown instead of the cart if it could not be loaded: an empty cart would be wrong. */
export function CartFailed({ reload }: { reload: () => void }) {
  const cart = useCartMessages()
  return (
    <RetryNotice retryLabel={cart.retry} onRetry={reload}>
      {cart.failed}
    </RetryNotice>
  )
}

/** spec §8: the sums of a cart that could not be loaded, as they stand on the wire. */
export function SumsNotLoaded() {
  const cart = useCartMessages()
  const { subtotal, total } = emptyCart.calculations.price
  return (
    <DescriptionList
      sums
      details={[
        { term: cart.subtotal, detail: `HK$${subtotal}` },
        { term: cart.total, detail: `HK$${total}`, total: true },
      ]}
    />
  )
}
