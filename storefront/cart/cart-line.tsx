import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useCartMessages } from './cart-messages.ts'
import type { CartLine } from './cart-query.ts'
import { LineQuantity } from './line-quantity.tsx'
import { GiftSum, LineSum } from './line-sum.tsx'
import { preorderLine } from './line-supply.ts'
import { isToBeHad, lineText, type LineText } from './line-text.ts'
import { ItemPicture } from './item-picture.tsx'
import { PointsSwitch } from './points-switch.tsx'

interface CartLineRowProps {
  line: CartLine
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onRemove: () => void
  onWish: () => void
  onTakeAvailable: () => void
}

export function CartLineRow(props: CartLineRowProps) {
  const { line, isTicked, onTick, onRemove, onWish, onTakeAvailable } = props
  const cart = useCartMessages()
  const text = lineText(line, useLocale())
  return (
    <li className="grid grid-cols-[20px_88px_minmax(0,1fr)] gap-x-3 border-b border-line py-6 w577:grid-cols-[20px_112px_minmax(0,1fr)] w577:gap-x-5">
      <Checkbox
        label={<span className="sr-only">{cart.tick(text.name)}</span>}
        checked={isTicked && line.problem === null}
        disabled={line.problem !== null}
        onChange={(event) => onTick(event.target.checked)}
      />
      <Link href={text.href} tabIndex={-1} aria-hidden="true" className="row-span-2">
        <ItemPicture image={line.image} width={112} className="w-full" />
      </Link>
      <div className="grid content-start gap-1 w577:grid-cols-[minmax(0,1fr)_auto] w577:gap-x-6">
        <LineName line={line} text={text} />
        <p className="font-medium tabular-nums w577:text-end">
          <LineSum line={line} />
        </p>
        <LineProblem line={line} onTakeAvailable={onTakeAvailable} />
        <div className="w577:col-span-2">
          <PointsSwitch line={line} name={text.name} />
        </div>
        <div className="mt-2 flex flex-wrap items-start gap-x-6 w577:col-span-2">
          {isToBeHad(line) ? <LineQuantity line={line} name={text.name} /> : null}
          <span className="flex flex-wrap items-center gap-x-6 w577:ms-auto">
            <Button
              kind="link"
              aria-label={cart.toWishlistOf(text.name)}
              onClick={onWish}
              className="py-3"
            >
              {cart.toWishlist}
            </Button>
            <Button
              kind="link"
              aria-label={cart.removeOf(text.name)}
              onClick={onRemove}
              className="py-3"
            >
              {cart.remove}
            </Button>
          </span>
        </div>
      </div>
    </li>
  )
}

function LineName({ line, text }: { line: CartLine; text: LineText }) {
  const { product } = useMessages()
  const cart = useCartMessages()
  const { title, variantTitle, href, unit, unitBefore } = text
  return (
    <div className="grid gap-1">
      <h2 className="font-medium">
        <Link className="py-1" href={href}>
          {title}
        </Link>
      </h2>
      <p className="text-ink-2">{variantTitle}</p>
      <p className="text-ink-2">
        {line.subtotal_point === null && (line.qty > 1 || unitBefore) ? (
          <Price
            amount={cart.each(unit)}
            {...(unitBefore && { was: { label: cart.was, amount: unitBefore } })}
          />
        ) : null}
      </p>
      {line.preorder_date ? (
        <p>
          <Badge kind="preorder">{preorderLine(line.preorder_date, product)}</Badge>
        </p>
      ) : null}
    </div>
  )
}

function LineProblem({
  line,
  onTakeAvailable,
}: Pick<CartLineRowProps, 'line' | 'onTakeAvailable'>) {
  const cart = useCartMessages()
  if (line.problem === null) return null
  if (line.problem === 'unavailable') return <Badge kind="sold-out">{cart.unavailable}</Badge>
  if (line.available === 0) return <Badge kind="sold-out">{cart.soldOut}</Badge>
  return (
    <p className="text-error w577:col-span-2">
      {cart.tooMany(line.available)}{' '}
      <Button kind="link" onClick={onTakeAvailable}>
        {cart.takeAvailable(line.available)}
      </Button>
    </p>
  )
}

export function GiftRow({ line }: { line: CartLine }) {
  const cart = useCartMessages()
  const text = lineText(line, useLocale())
  return (
    <li className="grid grid-cols-[20px_88px_minmax(0,1fr)] gap-x-3 border-b border-line py-6 w577:grid-cols-[20px_112px_minmax(0,1fr)] w577:gap-x-5">
      <ItemPicture image={line.image} width={112} className="col-start-2 w-full" />
      <div className="grid content-start gap-1 w577:grid-cols-[minmax(0,1fr)_auto] w577:gap-x-6">
        <div className="grid gap-1">
          <h2 className="font-medium">
            <Link className="py-1" href={text.href}>
              {text.title}
            </Link>
          </h2>
          <p className="text-ink-2">{text.variantTitle}</p>
          <p>
            <Badge kind="new">{cart.gift}</Badge> {cart.times(line.qty)}
          </p>
        </div>
        <p className="font-medium tabular-nums w577:text-end">
          <GiftSum line={line} />
        </p>
      </div>
    </li>
  )
}
