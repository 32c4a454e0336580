import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { errorText } from '../forms/error-text.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { cartPath, checkoutPath } from '../paths.ts'
import { priceText } from '../price-text.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { CartFailed, SumsNotLoaded } from './cart-failed.tsx'
import { useCartMessages } from './cart-messages.ts'
import { closeCart, useCartPanel } from './cart-panel.ts'
import type { Cart, CartLine } from './cart-query.ts'
import { EmptyCart } from './cart-view.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { GiftSum, LineSum } from './line-sum.tsx'
import { preorderLine } from './line-supply.ts'
import { isToBeHad, lineText } from './line-text.ts'
import { CartNotice } from './cart-notice.tsx'
import { ItemPicture } from './item-picture.tsx'
import { PromotionHints } from './promotion-hints.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { useCart } from './use-cart.ts'
import { useRemoval } from './use-removal.ts'

const loadGoesWith = () => import('./goes-with.tsx')

export function CartDrawerContent() {
  const messages = useMessages()
  const text = useCartMessages()
  const panel = useCartPanel()
  useCloseOnLeaving()
  const { cart, isChanging, isFailed, reload } = useCart()
  const removal = useRemoval()
  const [problem, setProblem] = useState<string | null>(null)
  const notify = (error: unknown) => setProblem(errorText(error, messages))
  // Optional: the cart is complete without it.
  const more = useLazyComponent(loadGoesWith, panel.isOpen, () => {})
  const isFilling = !cart || (cart.cart_items.length === 0 && isChanging)
  const isListed =
    cart?.cart_items.some((line) => line.product_variant_id === panel.added?.variantId) ?? false
  return (
    <Drawer
      id="cart-panel"
      side="end"
      narrow
      title={text.panelTitle}
      closeLabel={text.closePanel}
      open={panel.isOpen}
      onClose={closeCart}
      footer={
        isFailed ? (
          <SumsNotLoaded />
        ) : cart && cart.count > 0 ? (
          <PanelFoot cart={cart} isChanging={isChanging} />
        ) : null
      }
    >
      <CartNotice panel={panel} isChanging={isChanging} isListed={isListed} />
      <RemovedNotice removal={removal} onFailure={notify} />
      <div role="alert">{problem ? <Notice tone="error">{problem}</Notice> : null}</div>
      {isFilling ? (
        <Loading label={text.loading}>
          <Skeleton lines={4} />
        </Loading>
      ) : null}
      {!isFilling && isFailed ? <CartFailed reload={reload} /> : null}
      {!isFilling && !isFailed && cart.cart_items.length === 0 ? <EmptyCart /> : null}
      <ul>
        {cart?.cart_items.map((line) => (
          <PanelLine
            key={line.product_variant_id}
            line={line}
            onRemove={() => void removal.remove(line).catch(notify)}
          />
        ))}
        {cart?.gift_items.map((line, at) => (
          <PanelGift key={`gift ${at}`} line={line} />
        ))}
      </ul>
      {more && cart && cart.cart_items.length > 0 ? (
        <more.GoesWith cart={cart} isChanging={isChanging} />
      ) : null}
    </Drawer>
  )
}

function PanelLine({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { product } = useMessages()
  const cart = useCartMessages()
  const text = lineText(line, useLocale())
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-3 border-b border-line py-4">
      <Link href={text.href} tabIndex={-1} aria-hidden="true">
        <ItemPicture image={line.image} width={64} />
      </Link>
      <div className="grid gap-1">
        <h3 className="font-medium">
          <Link className="py-1" href={text.href}>
            {text.title}
          </Link>
        </h3>
        <p className="text-12 text-ink-2">{text.variantTitle}</p>
        {line.preorder_date ? (
          <p className="text-12">{preorderLine(line.preorder_date, product)}</p>
        ) : null}
        <p>
          <LineSum line={line} />
        </p>
        {line.problem ? <PanelProblem line={line} /> : null}
        <div className="flex justify-between">
          {isToBeHad(line) ? <LineQuantity line={line} name={text.name} /> : <span />}
          <IconButton icon="trash" label={cart.removeOf(text.name)} onClick={onRemove} />
        </div>
      </div>
    </li>
  )
}

function PanelGift({ line }: { line: CartLine }) {
  const cart = useCartMessages()
  const text = lineText(line, useLocale())
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-3 border-b border-line py-4">
      <ItemPicture image={line.image} width={64} />
      <div className="grid content-start gap-1">
        <h3 className="font-medium">{text.title}</h3>
        <p className="text-12 text-ink-2">{text.variantTitle}</p>
        <p>
          <GiftSum line={line} />
        </p>
        <p>
          <Badge kind="new">{cart.gift}</Badge> {cart.times(line.qty)}
        </p>
      </div>
    </li>
  )
}

function PanelProblem({ line }: { line: CartLine }) {
  const cart = useCartMessages()
  const { problem, available } = line
  const isGone = problem === 'unavailable' || available === 0
  const text = problem === 'unavailable' ? cart.unavailable : cart.soldOut
  return <p className="text-12 text-error">{isGone ? text : cart.tooMany(available)}</p>
}

function PanelFoot({ cart, isChanging }: { cart: Cart; isChanging: boolean }) {
  const text = useCartMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const { subtotal } = cart.calculations.price
  return (
    <div className="grid gap-3">
      <FreeDelivery cart={cart} />
      <PromotionHints cart={cart} most={1} />
      <p className={`flex justify-between font-medium ${isChanging ? 'opacity-50' : ''}`}>
        <span>{text.subtotal}</span>
        <span className="tabular-nums">{priceText(subtotal, locale)}</span>
      </p>
      <ButtonLink wide href={path(checkoutPath)}>
        {text.checkout}
      </ButtonLink>
      <p className="flex flex-wrap justify-between gap-2">
        <ButtonLink kind="link" href={path(cartPath)}>
          {text.viewCart}
        </ButtonLink>
        <Button kind="link" onClick={closeCart}>
          {text.continueShopping}
        </Button>
      </p>
    </div>
  )
}

/** Closes the panel on navigation. */
function useCloseOnLeaving() {
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)
  // The panel's state lives outside React.
  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    closeCart()
  }, [pathname])
}
