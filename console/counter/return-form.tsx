import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { bringBack, refundWays } from '#contract/staff/counter-returns.ts'
import type { GiftDecision } from '#domain/aftersales/gift-decisions.ts'
import { formatDay } from '#domain/dates.ts'
import { Notice } from '#ui/notice.tsx'
import { errorText } from '../api/error-text.ts'
import type { StaffInput } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { PageDialog } from '../parts/page-dialog.tsx'
import { showMoney } from '../language/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { GiftChoice } from '../returns/gift-choice.tsx'
import { counterCalls } from './counter-calls.ts'
import { counterMessages } from './messages.ts'
import { PayParts } from './pay-parts.tsx'
import { ReturnLineItem } from './return-line-item.tsx'
import { counterReturnMessages } from './return-messages.ts'
import {
  itemsOf,
  keptLine,
  type Returnable,
  type ReturnDone,
  type ReturnLines,
} from './return-plan.ts'
import type { Shop } from './use-shop.ts'

type Body = NonNullable<StaffInput<'POST /counter/returns'>['body']>

interface ReturnFormProps {
  returnable: Returnable
  shop: NonNullable<Shop>
  onDone: (done: ReturnDone) => void
}

const { reason, refund_by } = bodyOf(bringBack).shape
const typedShape = z.object({ reason, refund_by })

/** Items that come back and that are taken instead, with the sums of every change. */
export function ReturnForm({ returnable, shop, onDone }: ReturnFormProps) {
  const texts = useMessages(counterReturnMessages)
  const counter = useMessages(counterMessages)
  const { order, items } = returnable
  const [lines, setLines] = useState<ReturnLines>(new Map())
  const [paying, setPaying] = useState<Omit<Body, 'payments'> | null>(null)
  const [gifts, setGifts] = useState<GiftDecision>('kept')
  const { quote, error } = useReturnQuote(returnable, shop, lines, gifts)
  const write = useWrite('POST /counter/returns', {
    changes: [...counterCalls, 'GET /counter/returns/{id}', 'POST /counter/returns/quotes'],
    onDone,
  })
  const { form, submit } = useContractForm<z.input<typeof typedShape>>({
    shape: typedShape,
    defaults: { reason: '', refund_by: 'cash' },
    save: async (typed) => {
      if (!quote) return
      const brought = bodyOfReturn(returnable, shop, lines)
      const body = { ...brought, gifts, ...typed, expected: sumsOf(quote) }
      if (Number(quote.to_pay) > 0) setPaying(body)
      else await write.mutateAsync({ body })
    },
  })
  return (
    <section className="card">
      <p className="mb-4">
        <Link className="link" to={`/orders/${order.reference}`}>
          {counter.orderOf(order.reference)}
        </Link>{' '}
        <span className="text-ink-2">
          {[order.name, texts.refundable(showMoney(order.refundable))].filter(Boolean).join(' · ')}
        </span>
      </p>
      {order.is_late && order.until ? (
        <Notice tone="warn" className="mb-4">
          {texts.late(formatDay(order.until))}
        </Notice>
      ) : null}
      <Form form={form} submit={submit} saveLabel={labelOf(quote, texts)}>
        <ul className="lines" aria-label={counter.items}>
          {items.map((item) => (
            <ReturnLineItem
              key={item.order_item_id}
              item={item}
              line={lines.get(item.order_item_id) ?? keptLine}
              onChange={(line) => setLines(new Map(lines).set(item.order_item_id, line))}
            />
          ))}
        </ul>
        {error ? (
          <Notice tone="error" live="alert">
            {errorText(error)}
          </Notice>
        ) : null}
        <GiftChoice gifts={quote?.gifts_at_risk ?? []} decision={gifts} onDecide={setGifts} />
        <TextField form={form} name="reason" label={texts.reason} />
        {Number(quote?.refund ?? 0) > 0 ? (
          <SelectField
            form={form}
            name="refund_by"
            label={texts.refundBy}
            hint={texts.refundByHint}
            options={refundWays.map((way) => ({ value: way, label: texts.ways[way] }))}
          />
        ) : null}
        <output className="counter-total" aria-live="polite">
          <span>{Number(quote?.to_pay ?? 0) > 0 ? texts.toPay : texts.toRefund}</span>
          <strong>{showMoney(quote ? dueOf(quote) : '0.00')}</strong>
        </output>
      </Form>
      {paying && quote ? (
        <PageDialog
          id="pay-difference"
          onClose={() => setPaying(null)}
          title={counter.payTitle(showMoney(quote.to_pay))}
        >
          <PayParts
            due={quote.to_pay}
            onClose={() => setPaying(null)}
            onPaid={async (payments) => {
              await write.mutateAsync({ body: { ...paying, payments } })
            }}
          />
        </PageDialog>
      ) : null}
    </section>
  )
}

type Quote = NonNullable<ReturnType<typeof useReturnQuote>['quote']>

/** The sums follow every change; of nothing there are none. */
function useReturnQuote(
  { order }: Returnable,
  shop: NonNullable<Shop>,
  lines: ReturnLines,
  gifts: GiftDecision,
) {
  const items = itemsOf(lines)
  const isEmpty = items.length === 0
  const body = { warehouse_id: shop._id, order_id: order._id, items, gifts }
  const { data, error } = useCall(
    'POST /counter/returns/quotes',
    { body },
    { enabled: !isEmpty, keepPrevious: true },
  )
  return isEmpty ? { quote: undefined, error: null } : { quote: data, error }
}

function bodyOfReturn({ order }: Returnable, shop: NonNullable<Shop>, lines: ReturnLines) {
  return {
    warehouse_id: shop._id,
    order_id: order._id,
    items: itemsOf(lines).map((item) => ({
      ...item,
      restock_qty: lines.get(item.order_item_id)?.restock_qty ?? 0,
    })),
  }
}

function sumsOf({ refund, to_pay }: Quote) {
  return { refund, to_pay }
}

function dueOf({ refund, to_pay: toPay }: Quote): string {
  return Number(toPay) > 0 ? toPay : refund
}

function labelOf(
  quote: Quote | undefined,
  texts: {
    takeBack: string
    exchange: string
    exchangeFor: (amount: string) => string
    refund: (amount: string) => string
  },
): string {
  if (!quote) return texts.takeBack
  if (Number(quote.to_pay) > 0) return texts.exchangeFor(showMoney(quote.to_pay))
  if (Number(quote.refund) > 0) return texts.refund(showMoney(quote.refund))
  return Number(quote.taken) > 0 ? texts.exchange : texts.takeBack
}
