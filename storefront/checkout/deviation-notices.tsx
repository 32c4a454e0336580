import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { readSelection, withSelected } from '../cart/cart-selection.ts'
import type { Cart, CartLine } from '../cart/cart-query.ts'
import { choose, setQuantity } from '../cart/change-cart.ts'
import { lineText } from '../cart/line-text.ts'
import { usePointsBalance } from '../cart/points-balance.ts'
import { voucherProblem } from '../cart/voucher-problem.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages, type LazyMessageSet } from '../messages/lazy-message-set.ts'
import { cartPath } from '../paths.ts'
import { isOrderable, isVoucherIdle, leftOf, lostLines } from './order-obstacles.ts'
import type { Checkout } from './use-checkout.ts'

/** Takes the change that mends something; the notice and its pressed button then disappear. */
type OnMend = (change: Promise<void>) => void

interface DeviationNoticesProps {
  form: Checkout
  onMend: OnMend
}

/** Deviations of the order, each with its remedy. */
export function DeviationNotices({ form, onMend }: DeviationNoticesProps) {
  const { cart, lostGifts } = form
  if (!cart) return null
  return (
    <>
      <LostLines form={form} onMend={onMend} />
      <LostGifts gifts={lostGifts} />
      {isVoucherIdle(cart, readSelection()) ? <IdleVoucher cart={cart} onMend={onMend} /> : null}
      {cart.is_enough_membership_points ? null : <ShortPoints cart={cart} onMend={onMend} />}
    </>
  )
}

interface LostLine {
  line: CartLine
  /** Null: no longer sold. */
  available: number | null
}

/** The lines that the cart knows of, and the one that only the refused order knew of. */
function lostOf(cart: Cart, { error }: Checkout): LostLine[] {
  const known = lostLines(cart, readSelection())
  const refused = error?.outcome.kind === 'line' ? error.outcome : null
  return cart.cart_items.flatMap((line) => {
    if (known.includes(line)) return [{ line, available: leftOf(line) }]
    const isRefused = refused?.variantId === line.product_variant_id && line.is_checked_out
    return isRefused && line.qty > (refused.available ?? 0)
      ? [{ line, available: refused.available }]
      : []
  })
}

interface LostLinesProps {
  form: Checkout
  /** Absent where no line has any left. */
  onMend?: OnMend
}

export function LostLines({ form, onMend }: LostLinesProps) {
  const { cart: text, checkout } = useLazyMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const { cart, error } = form
  const lost = cart ? lostOf(cart, form) : []
  if (lost.length === 0) return null
  const isSingle = lost.length === 1
  const sentences = lost.map(({ line, available }) => {
    const { name } = lineText(line, locale)
    return (
      <span key={line.product_variant_id} className="block">
        {lostText(name, available, checkout)}
        {isSingle ? null : <Take name={name} available={available} line={line} onMend={onMend} />}
      </span>
    )
  })
  const [first] = lost
  const others = cart?.cart_items.filter(
    (line) => line.is_checked_out && !lost.some((each) => each.line === line),
  )
  const isRestOrderable = cart && isOrderable(cart, readSelection()) && others?.length !== 0

  /** A line that the cart still counts is left out first, which changes the total. */
  async function orderWithout() {
    const counted = lost.filter(({ line }) => line.problem === null)
    if (counted.length > 0) {
      const without = counted.reduce(
        (choices, { line }) => withSelected(choices, line.product_variant_id, false),
        readSelection(),
      )
      await choose(without)
    }
    await form.place()
  }

  return (
    <Notice
      tone="warn"
      title={isSingle ? sentences : text.problemTitle(lost.length)}
      action={
        <p className="flex flex-wrap gap-x-6">
          {isSingle && first ? (
            <Take
              name={lineText(first.line, locale).name}
              available={first.available}
              line={first.line}
              onMend={onMend}
            />
          ) : null}
          {form.isLate && isRestOrderable ? (
            <Button kind="link" busy={form.isBusy} onClick={() => void orderWithout()}>
              {isSingle ? checkout.leaveOut : checkout.leaveAllOut}
            </Button>
          ) : (
            <Link className="link" href={path(cartPath)}>
              {checkout.editCart}
            </Link>
          )}
        </p>
      }
    >
      {isSingle ? null : sentences}
      <span className="block">{checkout.outOfTotal(lost.length)}</span>
      {error ? <span className="block">{checkout.lineText}</span> : null}
    </Notice>
  )
}

interface TakeProps extends LostLine {
  name: string
  onMend: OnMend | undefined
}

/** Takes what is left of a line. */
function Take({ name, line, available, onMend }: TakeProps) {
  const { checkout } = useLazyMessages()
  if (!available || !onMend) return null
  return (
    <>
      {' '}
      <Button
        kind="link"
        aria-label={checkout.takeAvailableOf(available, name)}
        onClick={() => onMend(setQuantity(line.product_variant_id, available))}
      >
        {checkout.takeAvailable(available)}
      </Button>
    </>
  )
}

function lostText(
  name: string,
  available: number | null,
  { gone, soldOut, onlyLeft }: LazyMessageSet['checkout'],
): string {
  if (available === null) return gone(name)
  return available === 0 ? soldOut(name) : onlyLeft(name, available)
}

function LostGifts({ gifts }: { gifts: readonly CartLine[] }) {
  const { checkout } = useLazyMessages()
  const locale = useLocale()
  return gifts.map((gift) => (
    <Notice
      key={gift.product_variant_id}
      tone="info"
      title={checkout.giftGone(lineText(gift, locale).name)}
    />
  ))
}

interface RemedyProps {
  cart: Cart
  onMend: OnMend
}

function IdleVoucher({ cart, onMend }: RemedyProps) {
  const { cart: text, checkout } = useLazyMessages()
  const locale = useLocale()
  const { voucher: code } = readSelection()
  return (
    <Notice
      tone="warn"
      title={checkout.voucherIdle(code ?? '')}
      action={
        <Button kind="link" onClick={() => onMend(choose({ ...readSelection(), voucher: null }))}>
          {text.voucherRemove}
        </Button>
      }
    >
      {cart.voucher ? voucherProblem(cart.voucher, text, locale) : null}
    </Notice>
  )
}

function ShortPoints({ cart, onMend }: RemedyProps) {
  const { cart: text } = useLazyMessages()
  const { total } = cart.calculations.point
  const balance = usePointsBalance(total > 0)
  return <PointsNotice title={text.pointsShort(total, balance)} onMend={onMend} />
}

interface PointsNoticeProps {
  title: string
  onMend: OnMend
}

export function PointsNotice({ title, onMend }: PointsNoticeProps) {
  const { checkout } = useLazyMessages()
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <Button kind="link" onClick={() => onMend(choose({ ...readSelection(), withPoints: [] }))}>
          {checkout.withoutPoints}
        </Button>
      }
    >
      {checkout.lineText}
    </Notice>
  )
}
