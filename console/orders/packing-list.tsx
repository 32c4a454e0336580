import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { callQuery } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { showTime } from '../parts/show.ts'
import { orderMessages } from './messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { supplementMessages } from './supplement-messages.ts'

/** A slip for each chosen order, to print and pick from. */
export function PackingList() {
  const texts = useMessages(orderMessages)
  const [params] = useSearchParams()
  const ids = params.getAll('order').slice(0, 100)
  const orders = useQueries({
    queries: ids.map((id) => callQuery('GET /orders/{id}', { params: { id } })),
  })
  const isReady = orders.every(({ data }) => data !== undefined)
  return (
    <Page
      title={texts.bulk.list}
      back={{ to: '/orders', label: texts.title }}
      actions={
        <Button icon="print" busy={!isReady} onClick={() => print()}>
          {texts.bulk.printNow}
        </Button>
      }
    >
      {orders.flatMap(({ data }) => (data ? [<Slip key={data._id} order={data} />] : []))}
    </Page>
  )
}

/** What travels with it goes into the same parcel. */
function Companions({ order: { supplement_of: first, supplements } }: { order: StaffOrder }) {
  const texts = useMessages(supplementMessages)
  const references = [...(first ? [first] : []), ...supplements].map(({ reference }) => reference)
  if (references.length === 0) return null
  return (
    <p className="font-medium">
      {texts.packTogether} {references.join(', ')}
    </p>
  )
}

function Slip({ order }: { order: StaffOrder }) {
  const language = useLanguage()
  const { recipient, pickup, courier, note } = order.delivery
  const place = pickup?.title ?? courier
  return (
    <article className="card slip">
      <h2>
        {order.reference} · {recipient.name}
      </h2>
      <p>
        {showTime(order.created_at)} · {place ? localize(place, language) : null}
      </p>
      <Companions order={order} />
      {note ? <p className="font-medium">{note}</p> : null}
      <ul>
        {order.items
          .filter(({ qty, shipped_qty: sent, cancelled_qty: cut }) => qty > sent + cut)
          .map((item) => (
            <li key={item._id}>
              <strong>{item.qty - item.shipped_qty - item.cancelled_qty} ×</strong>
              <span>
                {localize(item.product_title, language)},{' '}
                {localize(item.product_variant_title, language)}
              </span>
              <code>{item.sku}</code>
            </li>
          ))}
      </ul>
    </article>
  )
}
