import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { joinName } from '#domain/punctuation.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { addItems } from '../cart/change-cart.ts'
import { errorText } from '../forms/error-text.ts'
import { localePath, useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { cartPath } from '../paths.ts'
import { addAgain } from './add-again.ts'
import type { Order } from './order-query.ts'

/** Puts what is still sold of an order into the cart, and says what is not. */
export function Reorder({ order }: { order: Order }) {
  const messages = useMessages()
  const { order: labels } = useShoppingMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const wanted = order.items.filter(({ is_gift: isGift }) => !isGift)

  async function reorder() {
    setBusy(true)
    setError(null)
    try {
      const missing = await addAgain(wanted, addItems, availableIn)
      const names = missing.map(({ item, added }) => {
        const name = joinName([item.product_title, item.product_variant_title], locale)
        return added > 0 ? labels.onlySome(name, added, item.qty) : name
      })
      if (names.length > 0 && missing.length === wanted.length && missing.every((m) => !m.added)) {
        setError(labels.nothingLeft)
        return
      }
      if (names.length === 0) showToast(labels.reordered)
      const leftOut = names.length === 0 ? '' : labels.notAgain(names.join(labels.comma))
      await navigate(localePath(locale, cartPath), { state: { leftOut } })
    } catch (error) {
      setError(errorText(error, messages))
    } finally {
      setBusy(false)
    }
  }

  if (wanted.length === 0) return null
  return (
    <div className="grid gap-1">
      <Button kind="ghost" icon="bag" busy={isBusy} onClick={() => void reorder()}>
        {labels.reorder}
      </Button>
      <div role="alert">{error ? <Notice tone="error">{error}</Notice> : null}</div>
    </div>
  )
}

/** How many can still be added; null if the error is of another kind. */
function availableIn(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'variant_unavailable' || error.status === 404) return 0
  if (error.code !== 'out_of_stock') return null
  const { available } = Object.assign({ available: 0 }, error.details)
  return typeof available === 'number' ? available : 0
}
