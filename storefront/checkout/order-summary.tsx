import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { Cart, CartLine } from '../cart/cart-query.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import { GiftSum, LineSum } from '../cart/line-sum.tsx'
import { preorderLine } from '../cart/line-supply.ts'
import { lineText } from '../cart/line-text.ts'
import { ItemPicture } from '../cart/item-picture.tsx'
import { OwnVouchers } from '../cart/own-vouchers.tsx'
import { PointsShort, PointsSwitch } from '../cart/points-switch.tsx'
import { PromotionHints } from '../cart/promotion-hints.tsx'
import { VoucherField } from '../cart/voucher-field.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { cartPath } from '../paths.ts'
import { priceText } from '../price-text.ts'

interface OrderSummaryProps {
  cart: Cart
  isChanging: boolean
}

/** Always visible: next to the form on wide screens, a collapsed bar on small ones. */
export function OrderSummary({ cart, isChanging }: OrderSummaryProps) {
  const { checkout, cart: text } = useLazyMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const [isOpen, setOpen] = useState(false)
  const total = priceText(cart.calculations.price.total, locale)
  const lines = cart.cart_items.filter((line) => line.is_checked_out)
  const left = cart.cart_items.length - lines.length
  return (
    <aside
      aria-label={checkout.summary}
      className="z-30 -mx-(--page-margin) self-start bg-bone px-(--page-margin) max-w991:sticky max-w991:top-0 max-w991:border-b max-w991:border-line w991:mx-0 w991:rounded-panel w991:p-8"
    >
      <button
        type="button"
        className="flex min-h-(--header-height) w-full items-center justify-between gap-4 w991:hidden"
        aria-expanded={isOpen}
        aria-controls="order-summary"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="flex items-center gap-2">
          {checkout.showSummary}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </span>
        <span className="text-16 font-medium tabular-nums">{total}</span>
      </button>
      <div
        id="order-summary"
        className={`grid max-h-[70vh] gap-5 overflow-y-auto pb-6 w991:grid! w991:max-h-none w991:overflow-visible w991:pb-0 ${isOpen ? '' : 'hidden'}`}
      >
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-18">{checkout.summary}</h2>
          <Link className="link" href={path(cartPath)}>
            {checkout.editCart}
          </Link>
        </div>
        <ul className="grid gap-4">
          {lines.map((line) => (
            <SummaryLine key={line.product_variant_id} line={line} />
          ))}
          {cart.gift_items.map((line, at) => (
            <SummaryLine key={`gift ${at}`} line={line} isGift />
          ))}
        </ul>
        {left > 0 ? <p className="text-12 text-ink-2">{checkout.left(left)}</p> : null}
        <VoucherField key={cart.voucher_problem} cart={cart} />
        <CartTotals cart={cart} isChanging={isChanging} />
        <PromotionHints cart={cart} />
        <PointsShort cart={cart} />
        <p aria-live="polite" className="sr-only">
          {isChanging ? '' : text.updated(total)}
        </p>
        <OwnVouchers cart={cart} />
      </div>
    </aside>
  )
}

function SummaryLine({ line, isGift = false }: { line: CartLine; isGift?: boolean }) {
  const { product } = useMessages()
  const { checkout, cart } = useLazyMessages()
  const text = lineText(line, useLocale())
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] gap-x-3">
      <ItemPicture image={line.image} width={56} className="bg-paper" />
      <p>
        {text.title} <span className="text-ink-2">{checkout.times(line.qty)}</span>
        <span className="block text-12 text-ink-2">{text.variantTitle}</span>
        {isGift ? <span className="block text-12">{cart.gift}</span> : null}
        {line.preorder_date ? (
          <span className="block text-12 text-ink-2">
            {preorderLine(line.preorder_date, product)}
          </span>
        ) : null}
      </p>
      <p className="text-end tabular-nums">
        {isGift ? <GiftSum line={line} /> : <LineSum line={line} />}
      </p>
      {isGift || line.point_price === null ? null : (
        <div className="col-span-full">
          <PointsSwitch line={line} name={text.name} />
        </div>
      )}
    </li>
  )
}
