import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { choose, setQuantity } from '../cart/change-cart.ts'
import { readChoices, withTick } from '../cart/cart-choices.ts'
import { lineWords } from '../cart/line-words.ts'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages.ts'
import { priceText } from '../price-text.ts'
import type { Outcome } from './send-order.ts'
import type { Checkout } from './use-checkout.ts'

/** Why the order did not go out, what of it is safe, and the way on; it gets the focus. */
export function TroubleNotice({ form }: { form: Checkout }) {
  const place = useRef<HTMLDivElement>(null)
  const { trouble } = form

  // Where the reader must look next, after a press that led nowhere.
  useEffect(() => {
    if (trouble && trouble.outcome.kind !== 'fields') place.current?.focus()
  }, [trouble])

  return (
    <div ref={place} tabIndex={-1} role="alert">
      {trouble ? <Told form={form} outcome={trouble.outcome} /> : null}
    </div>
  )
}

function Told({ form, outcome }: { form: Checkout; outcome: Outcome }) {
  const { checkout } = useMessages()
  switch (outcome.kind) {
    case 'price_changed':
      return <NewPrice form={form} />
    case 'line':
      return <LineTrouble form={form} {...outcome} />
    case 'voucher':
      return (
        <Notice
          tone="warn"
          title={checkout.voucherGone}
          action={
            <Button
              kind="link"
              onClick={() => void choose({ ...readChoices(), voucher: null }).then(form.settle)}
            >
              {checkout.withoutVoucher}
            </Button>
          }
        >
          {checkout.lineText}
        </Notice>
      )
    case 'no_answer':
      return (
        <Notice tone="error" title={checkout.noAnswer}>
          {checkout.noAnswerText}
        </Notice>
      )
    case 'wait':
      return (
        <Notice tone="warn" title={checkout.tryAgainSoon}>
          {outcome.message}
        </Notice>
      )
    default:
      return null
  }
}

function NewPrice({ form }: { form: Checkout }) {
  const { checkout } = useMessages()
  const locale = useLocale()
  const before = priceText(form.trouble?.total ?? '0.00', locale)
  const now = priceText(form.cart?.calculations.price.total ?? '0.00', locale)
  return (
    <Notice tone="warn" title={checkout.priceChanged(before, now)}>
      {checkout.priceChangedText}
    </Notice>
  )
}

interface LineTroubleProps {
  form: Checkout
  variantId: string
  available: number | null
}

function LineTrouble({ form, variantId, available }: LineTroubleProps) {
  const { checkout } = useMessages()
  const locale = useLocale()
  const line = form.cart?.cart_items.find((each) => each.product_variant_id === variantId)
  const name = line ? lineWords(line, locale).name : ''
  const title =
    available === null
      ? checkout.gone(name)
      : available === 0
        ? checkout.soldOut(name)
        : checkout.onlyLeft(name, available)
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <p className="flex flex-wrap gap-x-6">
          {available ? (
            <Button
              kind="link"
              onClick={() => void setQuantity(variantId, available).then(form.settle)}
            >
              {checkout.takeAvailable(available)}
            </Button>
          ) : null}
          <Button
            kind="link"
            onClick={() => void choose(withTick(readChoices(), variantId, false)).then(form.settle)}
          >
            {checkout.leaveOut}
          </Button>
        </p>
      }
    >
      {checkout.lineText}
    </Notice>
  )
}
