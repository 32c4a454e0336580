import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { errorText } from '../forms/error-text.ts'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { productsPath, wishlistPath } from '../paths.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { toggleWish, useWishlist } from '../wishlist/wishlist.ts'
import { useCartMessages } from './cart-messages.ts'
import { readSelection, selectedIds, withSelected } from './cart-selection.ts'
import { CartFailed, SumsNotLoaded } from './cart-failed.tsx'
import { CartLineRow, GiftRow } from './cart-line.tsx'
import type { Cart, CartLine } from './cart-query.ts'
import { CartSummary, CheckoutBar } from './cart-summary.tsx'
import { choose, setQuantity } from './change-cart.ts'
import { useOwnVouchers } from './own-vouchers.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { useRemoval } from './use-removal.ts'

const loadGoesWith = () => import('./goes-with.tsx')
const loadRecent = () => import('./recent-products.tsx')

export interface CartViewProps {
  cart: Cart
  isFailed: boolean
  isChanging: boolean
  reload: () => void
  paymentTitles: readonly string[]
}

export function CartView(props: CartViewProps) {
  const { cart, isFailed, isChanging, reload, paymentTitles } = props
  const messages = useMessages()
  const text = useCartMessages()
  const removal = useRemoval()
  const wishlist = useWishlist()
  const [problem, setProblem] = useState<string | null>(null)
  const notify = (error: unknown) => setProblem(errorText(error, messages))
  async function moveToWishlist(line: CartLine) {
    if (!wishlist.includes(line.product_id)) await toggleWish(line.product_id)
    await setQuantity(line.product_variant_id, 0)
  }
  // Optional: the cart is complete without it.
  const late = useLazyComponent(loadGoesWith, true, () => {})
  const { isLoading } = useOwnVouchers()
  const broken = cart.cart_items.filter((line) => line.problem !== null).length
  const isEmpty = cart.cart_items.length === 0
  const ticked = selectedIds(cart.cart_items, readSelection())
  return (
    <>
      {isFailed ? <CartFailed reload={reload} /> : null}
      <div>
        <RemovedNotice removal={removal} onFailure={notify} />
        <LeftOut />
        <div role="alert">{problem ? <Notice tone="error">{problem}</Notice> : null}</div>
      </div>
      {isEmpty && isFailed ? <SumsNotLoaded /> : null}
      {isEmpty && !isFailed ? <EmptyCart /> : null}
      {isEmpty ? null : (
        <div className="grid gap-x-16 gap-y-8 w991:grid-cols-[minmax(0,1fr)_360px] w991:grid-rows-[auto_1fr]">
          <section aria-label={text.lines}>
            {broken > 0 ? (
              <Notice tone="warn" title={text.problemTitle(broken)}>
                {text.problemText}
              </Notice>
            ) : null}
            {isFailed ? <p className="py-2 text-ink-2">{text.lastSeen}</p> : null}
            {isFailed ? null : <SelectAll lines={cart.cart_items} />}
            <ul className="border-t border-line">
              {cart.cart_items.map((line) => (
                <CartLineRow
                  key={line.product_variant_id}
                  line={line}
                  isTicked={ticked.includes(line.product_variant_id)}
                  onTick={(isTicked) =>
                    void choose(withSelected(readSelection(), line.product_variant_id, isTicked))
                  }
                  onRemove={() => void removal.remove(line).catch(notify)}
                  onWish={() => void moveToWishlist(line).catch(notify)}
                  onTakeAvailable={() =>
                    void setQuantity(line.product_variant_id, line.available).catch(notify)
                  }
                />
              ))}
              {cart.gift_items.map((line, at) => (
                <GiftRow key={`gift ${at}`} line={line} />
              ))}
            </ul>
            {cart.cart_items.length > 1 ? (
              <p className="text-end">
                <Button
                  kind="link"
                  className="py-3"
                  onClick={() => void removal.removeAll(cart.cart_items).catch(notify)}
                >
                  {text.clear}
                </Button>
              </p>
            ) : null}
          </section>
          {isFailed ? (
            <SumsNotLoaded />
          ) : (
            <CartSummary
              cart={cart}
              isChanging={isChanging}
              isReady={ticked.length > 0}
              paymentTitles={paymentTitles}
            />
          )}
          {/* Arrives last, so that it stands after what is read. */}
          {late && !isLoading ? (
            <late.GoesWith
              cart={cart}
              isChanging={isChanging}
              className="grid gap-x-8 w577:grid-cols-2"
            />
          ) : null}
        </div>
      )}
      {isEmpty || isFailed ? null : <CheckoutBar cart={cart} isReady={ticked.length > 0} />}
    </>
  )
}

/** Ticks all lines that can be had, or none; between the two it shows that some are. */
function SelectAll({ lines }: { lines: readonly CartLine[] }) {
  const cart = useCartMessages()
  const ticked = selectedIds(lines, readSelection()).length
  const all = selectedIds(lines, { unticked: [] })
  return (
    <Checkbox
      className="py-2"
      label={cart.tickAll}
      end={cart.ticked(ticked, lines.length)}
      checked={all.length > 0 && ticked === all.length}
      mixed={ticked > 0 && ticked < all.length}
      disabled={all.length === 0}
      onChange={(event) =>
        void choose({ ...readSelection(), unticked: event.target.checked ? [] : all })
      }
    />
  )
}

export function EmptyCart() {
  const text = useCartMessages()
  const path = useLocalePath()
  // Optional: the empty cart says all that matters.
  const recent = useLazyComponent(loadRecent, true, () => {})
  return (
    <>
      <EmptyState
        drawing="bag"
        action={
          <div className="flex flex-wrap justify-center gap-4">
            <ButtonLink href={path(productsPath)}>{text.continueShopping}</ButtonLink>
            <ButtonLink kind="ghost" href={path(wishlistPath)}>
              {text.emptyWishlist}
            </ButtonLink>
          </div>
        }
      >
        {text.empty}
      </EmptyState>
      {recent ? <recent.RecentProducts /> : null}
    </>
  )
}

/** Items of an unpaid order that could not be returned to the cart. */
function LeftOut() {
  const { leftOut } = Object.assign({ leftOut: '' }, useLocation().state)
  return typeof leftOut === 'string' && leftOut !== '' ? (
    <Notice tone="warn" live="status">
      {leftOut}
    </Notice>
  ) : null
}
