import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AddressFields } from '../address/address-fields.tsx'
import { CartFailed } from '../cart/cart-failed.tsx'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { cartPath, ordersPath } from '../paths.ts'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import type { CheckoutOptions } from './options.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { Review } from './review.tsx'
import { SummarySkeleton } from './summary-skeleton.tsx'
import { useCheckout } from './use-checkout.ts'

export function CheckoutForm({ options }: { options: CheckoutOptions }) {
  const form = useCheckout(options)
  const { cart } = form
  if (form.isFailed && form.isNothingLeft) return <CartFailed reload={form.reload} />
  // An unavailable line is reported in the form, where it can be fixed.
  const isMending = form.error?.outcome.kind === 'line'
  if (form.isNothingLeft && !form.isBusy && !form.isChanging && !isMending) {
    return <NothingToOrder isNew={form.error !== null} />
  }
  return (
    <div className="grid gap-x-16 gap-y-8 w991:grid-cols-[minmax(0,1fr)_400px]">
      <div className="min-w-0 w991:col-start-2 w991:row-start-1 w991:sticky w991:top-20 w991:self-start max-w991:contents">
        {cart ? <OrderSummary cart={cart} isChanging={form.isChanging} /> : <SummarySkeleton />}
      </div>
      <form
        method="post"
        noValidate
        className="min-w-0 w991:col-start-1 w991:row-start-1"
        onSubmit={(event) => {
          event.preventDefault()
          void form.place()
        }}
      >
        <ProblemSummary form={form} />
        <ContactFields form={form} />
        <DeliveryChoice form={form} />
        <AddressFields form={form} />
        <PaymentChoice form={form} />
        <Review form={form} />
      </form>
    </div>
  )
}

/** `isNew`: submitting revealed it, so the focus moves here from the button. */
function NothingToOrder({ isNew }: { isNew: boolean }) {
  const { checkout, order } = useLazyMessages()
  const path = useLocalePath()
  return (
    <div tabIndex={-1} {...(isNew && { ref: takeFocus })}>
      <EmptyState
        drawing="bag"
        action={
          <div className="flex flex-wrap justify-center gap-4">
            <ButtonLink href={path(cartPath)}>{checkout.backToCart}</ButtonLink>
            <ButtonLink kind="ghost" href={path(ordersPath)}>
              {order.listTitle}
            </ButtonLink>
          </div>
        }
      >
        {checkout.empty}
      </EmptyState>
    </div>
  )
}
