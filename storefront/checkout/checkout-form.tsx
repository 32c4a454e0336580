import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AddressFields } from '../address/address-fields.tsx'
import { CartFailed } from '../cart/cart-failed.tsx'
import { readSelection } from '../cart/cart-selection.ts'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { cartPath, ordersPath } from '../paths.ts'
import { OpeningNotices } from './checkout-error.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { LostLines } from './deviation-notices.tsx'
import type { CheckoutOptions } from './options.ts'
import { KeepAddress } from './keep-address.tsx'
import { leftOf, lostLines } from './order-obstacles.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { Review } from './review.tsx'
import { SummarySkeleton } from './summary-skeleton.tsx'
import { useCheckout, type Checkout } from './use-checkout.ts'

export function CheckoutForm({ options }: { options: CheckoutOptions }) {
  const form = useCheckout(options)
  const { cart } = form
  if (form.isFailed && form.isNothingLeft) return <CartFailed reload={form.reload} />
  // Fewer of a line can still be taken, in the form.
  const isMendable = cart !== undefined && lostLines(cart, readSelection()).some(leftOf)
  if (form.isNothingLeft && !form.isBusy && !form.isChanging && !isMendable) {
    return <NothingToOrder form={form} />
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
        <OpeningNotices form={form} />
        <ProblemSummary form={form} />
        <ContactFields form={form} />
        <DeliveryChoice form={form} />
        <AddressFields form={form}>
          <KeepAddress keeping={form.keeping} />
        </AddressFields>
        <PaymentChoice form={form} />
        <Review form={form} />
      </form>
    </div>
  )
}

/** If it came to this while the form was open, the focus moves here. */
function NothingToOrder({ form }: { form: Checkout }) {
  const { checkout, order } = useLazyMessages()
  const path = useLocalePath()
  return (
    <div tabIndex={-1} {...(form.isLate && { ref: takeFocus })}>
      <div aria-live="polite">
        <LostLines form={form} />
      </div>
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
