import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomText } from '#domain/ids.ts'
import { localize } from '#domain/locale.ts'
import { joinList } from '#domain/punctuation.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { readSelection } from '../cart/cart-selection.ts'
import { choose } from '../cart/change-cart.ts'
import { errorText } from '../forms/error-text.ts'
import { localePath, useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { orderKey, ordersKey, type Order, type OrderHandle } from './order-query.ts'
import { cartPath } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { personalApi } from '../session/session.ts'

/** Cancels an unpaid order and returns its items, voucher and points to the cart. */
export function BackToCart({ order, handle }: { order: Order; handle: OrderHandle }) {
  const messages = useMessages()
  const { paying: labels } = useLazyMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isAllowed = order.actions.some((each) => each.action === 'back_to_cart' && each.is_allowed)
  if (!isAllowed || handle.access.as !== 'owner') return null

  async function goBack() {
    setBusy(true)
    setError(null)
    try {
      const { order: after, left_out: leftOut } = await personalApi(locale)(
        'PUT /orders/{id}/back-to-cart',
        { params: { id: order._id }, idempotencyKey: randomText(24) },
      )
      await choose(choicesOf(order))
      const names = leftOut.map((left) => localize(left.product_title, locale))
      const text = names.length === 0 ? '' : labels.leftOut(joinList(names, locale))
      showToast(labels.backInCart, { milliseconds: 6000 })
      await navigate(localePath(locale, cartPath), { state: { leftOut: text } })
      queryClient().setQueryData(orderKey(handle), after)
      void queryClient().invalidateQueries({ queryKey: ordersKey })
    } catch (error) {
      setError(`${labels.failed} ${errorText(error, messages)}`)
      setBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-1 print:hidden">
      <div aria-live="polite">{error ? <Notice tone="error">{error}</Notice> : null}</div>
      <Button kind="ghost" busy={isBusy} onClick={() => void goBack()}>
        {labels.backToCart}
      </Button>
      <p className="text-12 text-ink-2">{labels.backToCartHint}</p>
    </div>
  )
}

/** Cart choices that price the items as the order did. */
function choicesOf({ items, voucher }: Order) {
  const { unticked, withPoints, voucher: typed } = readSelection()
  const ids = new Set(items.map(({ product_variant_id: id }) => id))
  const forPoints = items.filter(({ points }) => points > 0)
  return {
    unticked: unticked.filter((id) => !ids.has(id)),
    voucher: voucher?.code ?? typed,
    withPoints: [
      ...withPoints.filter((id) => !ids.has(id)),
      ...forPoints.map(({ product_variant_id: id }) => id),
    ],
  }
}
