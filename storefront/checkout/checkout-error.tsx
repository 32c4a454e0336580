import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { readSelection } from '../cart/cart-selection.ts'
import { refusalText } from '../cart/refusal-text.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { ordersPath } from '../paths.ts'
import { priceText } from '../price-text.ts'
import { DeviationNotices, PointsNotice } from './deviation-notices.tsx'
import { deviations } from './order-obstacles.ts'
import type { Outcome } from './order-outcome.ts'
import type { Checkout } from './use-checkout.ts'

/** At the top of the form: what the order is without from the start. */
export function OpeningNotices({ form }: { form: Checkout }) {
  const { place, isMended, mend } = useMending(form)
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className="scroll-mt-32">
      {form.isLate ? null : <DeviationNotices form={form} onMend={mend} />}
      {isMended && !form.isLate ? <NowTotal form={form} /> : null}
    </div>
  )
}

/** At the button: why the order was refused, what was kept, and the next step. */
export function CheckoutErrorNotice({ form }: { form: Checkout }) {
  const { place, isMended, mend } = useMending(form)
  const { error } = form

  // The failed submit leaves the focus far from the message.
  useEffect(() => {
    if (error && error.outcome.kind !== 'fields') place.current?.focus()
  }, [error, place])

  return (
    <div ref={place} tabIndex={-1} role="alert">
      {form.isLate ? <DeviationNotices form={form} onMend={mend} /> : null}
      {error ? <ErrorMessage form={form} outcome={error.outcome} onMend={mend} /> : null}
      {isMended && !error ? <NowTotal form={form} /> : null}
    </div>
  )
}

/** Once something is mended, the pressed button is gone: the focus stays here, and so does a word. */
function useMending(form: Checkout) {
  const place = useRef<HTMLDivElement>(null)
  const [isMended, setMended] = useState(false)
  const messages = useMessages()
  function mend(change: Promise<void>) {
    change.then(
      () => {
        form.settle()
        setMended(true)
        place.current?.focus()
      },
      (error: unknown) => showToast(refusalText(error, messages), { tone: 'error' }),
    )
  }
  return { place, isMended, mend }
}

function NowTotal({ form: { cart, lostGifts } }: { form: Checkout }) {
  const { checkout } = useLazyMessages()
  const locale = useLocale()
  if (!cart || deviations(cart, readSelection(), lostGifts).length > 0) return null
  return (
    <Notice
      tone="info"
      title={checkout.totalIs(priceText(cart.calculations.price.total, locale))}
    />
  )
}

interface ErrorMessageProps {
  form: Checkout
  outcome: Outcome
  onMend: (change: Promise<void>) => void
}

function ErrorMessage({ form, outcome, onMend }: ErrorMessageProps) {
  const { checkout, cart } = useLazyMessages()
  switch (outcome.kind) {
    case 'price_changed':
      return <NewPrice form={form} />
    case 'line':
      return <BackInStock form={form} variantId={outcome.variantId} />
    case 'voucher':
      return (
        <Notice
          tone="warn"
          title={checkout.voucherGone}
          action={
            <Button kind="link" busy={form.isBusy} onClick={() => void form.place()}>
              {checkout.withoutVoucher}
            </Button>
          }
        >
          {whyNot(outcome.problem, cart.voucherProblems)} {checkout.lineText}
        </Notice>
      )
    case 'points':
      // Otherwise the cart itself says so.
      return form.cart?.is_enough_membership_points ? (
        <PointsNotice title={cart.pointsShort(outcome.needed, outcome.balance)} onMend={onMend} />
      ) : null
    case 'empty':
      return <CartEmptied />
    case 'no_answer':
      return (
        <Notice tone="error" title={checkout.noAnswer}>
          {checkout.noAnswerText}
        </Notice>
      )
    case 'in_progress':
      return (
        <Notice tone="warn" title={checkout.inProgress}>
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

/** The refused line can be had again, or was removed: no other notice is left to say why. */
function BackInStock({ form, variantId }: { form: Checkout; variantId: string }) {
  const { checkout } = useLazyMessages()
  const line = form.cart?.cart_items.find(({ product_variant_id: id }) => id === variantId)
  const isNamed = line && (line.problem !== null || isStillRefused(form, line.qty))
  return isNamed ? null : (
    <Notice tone="warn" title={checkout.tryAgainSoon}>
      {checkout.priceChangedText}
    </Notice>
  )
}

function isStillRefused({ error }: Checkout, qty: number): boolean {
  return error?.outcome.kind === 'line' && qty > (error.outcome.available ?? 0)
}

function NewPrice({ form }: { form: Checkout }) {
  const { checkout } = useLazyMessages()
  const locale = useLocale()
  const before = form.error?.total ?? null
  const total = form.cart?.calculations.price.total ?? '0.00'
  const now = priceText(total, locale)
  if (before === null)
    return (
      <Notice tone="info" title={checkout.totalIs(now)}>
        {checkout.totalIsText}
      </Notice>
    )
  return (
    <Notice
      tone="warn"
      title={
        before === total
          ? checkout.totalIs(now)
          : checkout.priceChanged(priceText(before, locale), now)
      }
    >
      {checkout.priceChangedText}
    </Notice>
  )
}
