import { useState } from 'react'
import { formatDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { editRefusal } from '#domain/order/order-edit.ts'
import { withNote } from '#domain/with-note.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { DescriptionList, type Detail } from '#ui/description-list.tsx'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { IfMay } from '../parts/if-may.tsx'
import { orderMessages } from './messages.ts'
import { editMessages } from './edit-messages.ts'
import { ItemPrice } from './item-price.tsx'
import { ItemsAdd } from './items-add.tsx'
import { ItemsEdit } from './items-edit.tsx'
import type { StaffOrder } from './order-state.tsx'
import { refundSums } from './refund-sums.ts'
import { supplementMessages } from './supplement-messages.ts'

type Texts = (typeof orderMessages)['en']
type Item = StaffOrder['items'][number]

export function OrderItems({ order }: { order: StaffOrder }) {
  const texts = useMessages(orderMessages)
  const language = useLanguage()
  const { addItems } = useMessages(supplementMessages)
  const [extended, setExtended] = useState<StaffOrder | null>(null)
  const state = { currentStatus: order.current_status, fulfilment: order.fulfilment.state }
  const add = () => setExtended(order)
  return (
    <section className="card">
      <div className="card-head">
        <h2>{texts.items}</h2>
        <IfMay permission="orders:manage">
          <div className="flex flex-wrap items-center justify-end gap-x-4">
            <ItemsEdit order={order} onAdd={add} />
            {editRefusal(state, 'supplement') === null ? (
              <Button kind="link" onClick={add}>
                {addItems}
              </Button>
            ) : null}
          </div>
        </IfMay>
      </div>
      {extended ? <ItemsAdd order={extended} onClose={() => setExtended(null)} /> : null}
      <ul>
        {order.items.map((item) => (
          <ItemLine
            key={item._id}
            item={item}
            isSplit={order.fulfilment.state === 'partly_shipped'}
          />
        ))}
      </ul>
      <div className="mt-4 ms-auto w767:max-w-[320px]">
        <DescriptionList sums details={sumsOf(order, texts, language)} />
      </div>
    </section>
  )
}

interface ItemLineProps {
  item: Item
  /** Says how much has left; of a whole order its state does. */
  isSplit: boolean
}

function ItemLine({ item, isSplit }: ItemLineProps) {
  const texts = useMessages(orderMessages)
  const { cancelled } = useMessages(editMessages)
  const language = useLanguage()
  const states = [
    item.is_gift && texts.gift,
    item.preorder_date !== null && texts.preorder(formatDay(item.preorder_date)),
    item.cancelled_qty > 0 && cancelled(item.cancelled_qty),
    isSplit && item.shipped_qty > 0 && texts.shippedOf(item.shipped_qty, item.qty),
  ].filter((state) => state !== false)
  return (
    <li className="flex gap-3 border-b border-line py-2">
      {item.image ? (
        <img
          src={`${item.image.url}/160.webp`}
          alt=""
          width="40"
          height="50"
          loading="lazy"
          className="h-[50px] w-[40px] rounded-[4px] object-cover"
        />
      ) : null}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{localize(item.product_title, language)}</p>
        <p className="text-ink-2 text-12">
          {localize(item.product_variant_title, language)} · {item.sku}
        </p>
        {states.length > 0 ? <p className="text-12">{states.join(' · ')}</p> : null}
        <ItemPrice item={item} />
      </div>
      <p className="text-end whitespace-nowrap tabular-nums">
        <strong>{showMoney(item.subtotal_price)}</strong>
        <br />
        <span className={classes('text-12', item.qty > 1 ? 'font-medium' : 'text-ink-2')}>
          {item.qty} × {showMoney(item.price_per_unit)}
        </span>
      </p>
    </li>
  )
}

function sumsOf(
  { calculations: sum, voucher, refunds }: StaffOrder,
  texts: Texts,
  language: Language,
): Detail[] {
  const names = texts.sum
  const shop = voucher ? withNote(names.shop, names.voucher(voucher.code), language) : names.shop
  const optional: [string, string][] = [
    [names.product, sum.product_discount],
    [shop, sum.shop_discount],
    [names.delivery, sum.shipping_fee],
  ]
  const { done, toTransfer, toCard } = refundSums(refunds)
  const after: [string, string][] = [
    [names.refunded, done],
    [names.toTransfer, toTransfer],
    [names.toCard, toCard],
    [names.refundFailed, sum.refund_failed],
  ]
  return [
    { term: names.original, detail: showMoney(sum.original_price) },
    ...optional.flatMap(factUnlessZero),
    ...(sum.points > 0 ? [{ term: names.points, detail: sum.points }] : []),
    { term: names.total, detail: showMoney(sum.total), total: true },
    ...after.flatMap(factUnlessZero),
  ]
}

function factUnlessZero([term, amount]: [string, string]): Detail[] {
  return Number(amount) === 0 ? [] : [{ term, detail: showMoney(amount) }]
}
