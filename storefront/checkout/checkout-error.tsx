import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { readSelection, withSelected } from '../cart/cart-selection.ts'
import type { CartLine } from '../cart/cart-query.ts'
import { choose, setQuantity } from '../cart/change-cart.ts'
import { lineText } from '../cart/line-text.ts'
import { refusalText } from '../cart/refusal-text.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { ordersPath } from '../paths.ts'
import { priceText } from '../price-text.ts'
import type { Outcome } from './order-outcome.ts'
import type { Checkout } from './use-checkout.ts'

/** Why the order failed, what is kept, and what to do next; takes the focus. */
export function CheckoutErrorNotice({ form }: { form: Checkout }) {
  const place = useRef<HTMLDivElement>(null)
  const { error } = form

  // The failed submit leaves the focus far from the message.
  useEffect(() => {
    if (error && error.outcome.kind !== 'fields') place.current?.focus()
  }, [error])

  return (
    <div ref={place} tabIndex={-1} role="alert">
      {error ? <ErrorMessage form={form} outcome={error.outcome} /> : null}
    </div>
  )
}

function ErrorMessage({ form, outcome }: { form: Checkout; outcome: Outcome }) {
  const { checkout, cart } = useLazyMessages()
  switch (outcome.kind) {
    case 'price_changed':
      return <NewPrice form={form} />
    case 'line':
      return <LineErrors form={form} {...outcome} />
    case 'voucher':
      return (
        <Notice
          tone="warn"
          title={checkout.voucherGone}
          action={
            <Button
              kind="link"
              onClick={() => void choose({ ...readSelection(), voucher: null }).then(form.settle)}
            >
              {checkout.withoutVoucher}
            </Button>
          }
        >
          {whyNot(outcome.problem, cart.voucherProblems)} {checkout.lineText}
        </Notice>
      )
    case 'points':
      return (
        <Notice
          tone="warn"
          title={cart.pointsShort(outcome.needed, outcome.balance)}
          action={
            <Button
              kind="link"
              onClick={() => void choose({ ...readSelection(), withPoints: [] }).then(form.settle)}
            >
              {checkout.withoutPoints}
            </Button>
          }
        >
          {checkout.lineText}
        </Notice>
      )
    case 'empty':
      return <CartEmptied />
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

function whyNot(problem: string, sentences: Readonly<Record<string, string>>): string {
  return sentences[problem] ?? ''
}

/** Probably ordered in another tab: links to the order list. */
function CartEmptied() {
  const { checkout, order } = useLazyMessages()
  const path = useLocalePath()
  return (
    <Notice
      tone="warn"
      title={checkout.empty}
      action={
        <Link className="link" href={path(ordersPath)}>
          {order.listTitle}
        </Link>
      }
    >
      {checkout.emptied}
    </Notice>
  )
}

function NewPrice({ form }: { form: Checkout }) {
  const { checkout } = useLazyMessages()
  const locale = useLocale()
  const before = form.error?.total ?? null
  const now = priceText(form.cart?.calculations.price.total ?? '0.00', locale)
  if (before === null)
    return (
      <Notice tone="info" title={checkout.totalIs(now)}>
        {checkout.totalIsText}
      </Notice>
    )
  return (
    <Notice tone="warn" title={checkout.priceChanged(priceText(before, locale), now)}>
      {checkout.priceChangedText}
    </Notice>
  )
}

interface LineErrorsProps {
  form: Checkout
  variantId: string
  available: number | null
}

/** The line that the order failed on, and any others that became unavailable. */
function LineErrors({ form, variantId, available }: LineErrorsProps) {
  const { unticked } = readSelection()
  const affected = (form.cart?.cart_items ?? []).filter(({ product_variant_id: id, ...line }) => {
    const isNamed = id === variantId && line.qty > (available ?? 0)
    return !unticked.includes(id) && (isNamed || line.problem !== null)
  })
  return affected.map((line) => (
    <LineErrorRow
      key={line.product_variant_id}
      line={line}
      available={line.product_variant_id === variantId ? available : leftOf(line)}
      onMended={() => affected.length === 1 && form.settle()}
    />
  ))
}

function leftOf({ problem, available }: CartLine): number | null {
  return problem === 'unavailable' ? null : available
}

interface LineErrorRowProps {
  line: CartLine
  /** Null: no longer sold. */
  available: number | null
  onMended: () => void
}

function LineErrorRow({ line, available, onMended }: LineErrorRowProps) {
  const messages = useMessages()
  const { checkout } = useLazyMessages()
  const { name } = lineText(line, useLocale())
  const id = line.product_variant_id
  const title =
    available === null
      ? checkout.gone(name)
      : available === 0
        ? checkout.soldOut(name)
        : checkout.onlyLeft(name, available)
  const notify = (error: unknown) => showToast(refusalText(error, messages), { tone: 'error' })
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <p className="flex flex-wrap gap-x-6">
          {available ? (
            <Button
              kind="link"
              onClick={() => void setQuantity(id, available).then(onMended, notify)}
            >
              {checkout.takeAvailable(available)}
            </Button>
          ) : null}
          <Button
            kind="link"
            onClick={() => void choose(withSelected(readSelection(), id, false)).then(onMended)}
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
