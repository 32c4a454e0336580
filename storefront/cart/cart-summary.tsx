import { Button, ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { checkoutPath, legalPath } from '../paths.ts'
import { priceText } from '../price-text.ts'
import { useCartMessages } from './cart-messages.ts'
import type { Cart } from './cart-query.ts'
import { CartTotals } from './cart-totals.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { OwnVouchers } from './own-vouchers.tsx'
import { PointsShort } from './points-switch.tsx'
import { PromotionHints } from './promotion-hints.tsx'
import { VoucherField } from './voucher-field.tsx'

interface CartSummaryProps {
  cart: Cart
  isChanging: boolean
  isReady: boolean
  paymentTitles: readonly string[]
}

export function CartSummary({ cart, isChanging, isReady, paymentTitles }: CartSummaryProps) {
  const messages = useCartMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const total = priceText(cart.calculations.price.total, locale)
  const listed = new Intl.ListFormat(locale === 'en' ? 'en' : 'zh', { type: 'disjunction' })
  return (
    <section
      aria-labelledby="cart-summary"
      className="grid content-start gap-5 self-start w991:sticky w991:top-20 w991:row-span-2"
    >
      <h2 id="cart-summary" className="text-18">
        {messages.summary}
      </h2>
      <FreeDelivery cart={cart} />
      <PromotionHints cart={cart} />
      <CartTotals cart={cart} isChanging={isChanging} />
      <PointsShort cart={cart} />
      <p aria-live="polite" className="sr-only">
        {isChanging ? '' : messages.updated(total)}
      </p>
      <VoucherField key={cart.voucher_problem} cart={cart} />
      <div className="max-w991:hidden">
        <CheckoutLink isReady={isReady} />
      </div>
      <div className="grid gap-1 text-12 text-ink-2">
        <p>{messages.deliveryNote}</p>
        <p>
          {messages.payWith(listed.format(paymentTitles))}
          {' · '}
          <Link className="link" href={path(legalPath('refund-policy'))}>
            {messages.returns}
          </Link>
        </p>
      </div>
      <OwnVouchers cart={cart} />
    </section>
  )
}

/** Keeps the total and the checkout button in reach on small screens. */
export function CheckoutBar({ cart, isReady }: { cart: Cart; isReady: boolean }) {
  const messages = useCartMessages()
  const locale = useLocale()
  return (
    <div className="checkout-bar sticky bottom-0 z-10 -mx-(--page-margin) mt-8 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t border-line bg-paper px-(--page-margin) py-3 w991:hidden">
      <p>
        <span className="block text-12 text-ink-2">{messages.total}</span>
        <span className="text-16 font-medium tabular-nums">
          {priceText(cart.calculations.price.total, locale)}
        </span>
      </p>
      <CheckoutLink isReady={isReady} />
    </div>
  )
}

function CheckoutLink({ isReady }: { isReady: boolean }) {
  const messages = useCartMessages()
  const path = useLocalePath()
  if (isReady) {
    return (
      <ButtonLink wide href={path(checkoutPath)}>
        {messages.checkout}
      </ButtonLink>
    )
  }
  return (
    <div>
      <Button wide aria-disabled="true">
        {messages.checkout}
      </Button>
      <p className="mt-2 text-12 text-ink-2">{messages.nothingTicked}</p>
    </div>
  )
}
