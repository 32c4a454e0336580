import { sql } from 'kysely'
import { formatDay } from '#domain/dates.ts'
import { districts } from '#domain/address.ts'
import { localize } from '#domain/locale.ts'
import { findOrder, type OrderRow } from '../../orders/queries.ts'
import { orderLink } from '../../orders/send-order-emails.ts'
import type { Ctx } from '../../platform/context.ts'
import type { SessionRow } from '../sessions/session-rows.ts'
import { total } from '../wire/present-totals.ts'
import { lineId, presentOrderLines, presentOrderTotals } from './present-order-lines.ts'

/** The whole order as it is now, for its platform; null once its buyer is erased. */
export async function presentAgentOrder(
  ctx: Ctx,
  session: Pick<SessionRow, 'id' | 'content'>,
  orderId: string,
): Promise<Record<string, unknown> | null> {
  const order = await findOrder(ctx.db, { id: orderId })
  if (!order || order.erased_at !== null) return null
  const parcels = await findParcels(ctx, orderId)
  const log = await findLog(ctx, orderId)
  const { content, id: checkoutId } = session
  const isCollected = order.fulfilment === 'collected'
  const fulfilledOf = (item: OrderRow['items'][number]) =>
    isCollected
      ? item.qty
      : parcels.reduce((sum, { order_item_id: id, qty }) => sum + (id === item.id ? qty : 0), 0)
  const lines = presentOrderLines(ctx, content, order, fulfilledOf)
  const { attribution } = content
  return {
    id: order.id,
    label: order.reference,
    checkout_id: checkoutId,
    permalink_url: orderLink(ctx, order),
    line_items: lines,
    fulfillment: {
      expectations: expectations(order, lines),
      events: events(ctx, session, order, { parcels, log }),
    },
    adjustments: [...cancellations(session, order, log), ...(await refunds(ctx, order))],
    currency: order.currency,
    totals: presentOrderTotals(order, order.locale),
    ...(attribution && { attribution }),
  }
}

type Parcel = Awaited<ReturnType<typeof findParcels>>[number]

/** One row for each item in a parcel. */
function findParcels({ db }: Ctx, orderId: string) {
  return db
    .selectFrom('shipments as s')
    .innerJoin('shipment_items as i', 'i.shipment_id', 's.id')
    .select(['s.id', 's.courier', 's.tracking_number', 's.tracking_url', 's.shipped_at'])
    .select(['i.order_item_id', 'i.qty'])
    .where('s.order_id', '=', orderId)
    .orderBy('s.shipped_at')
    .orderBy('s.id')
    .execute()
}

type LogRow = Awaited<ReturnType<typeof findLog>>[number]

/** What became of the order besides its parcels, as it happened: none of it changes later. */
function findLog({ db }: Ctx, orderId: string) {
  return db
    .selectFrom('agent_order_events')
    .select(['id', 'kind', 'lines', 'occurred_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

type Lines = ReturnType<typeof presentOrderLines>

/** All of an order arrives together, so there is one expectation. */
function expectations(order: OrderRow, lines: Lines) {
  const current = lines.filter(({ quantity }) => quantity.total > 0)
  if (current.length === 0) return []
  const { estimate } = order.delivery
  const days = estimate && [...new Set([estimate.from, estimate.to])].map(formatDay).join(' – ')
  const preorders = order.items.flatMap(({ preorder_on: day }) => day ?? []).toSorted()
  const last = preorders.at(-1)
  return [
    {
      id: `${order.id}-1`,
      line_items: current.map(({ id, quantity }) => ({ id, quantity: quantity.total })),
      method_type: order.delivery_method === 'PICKUP' ? 'pickup' : 'shipping',
      destination: destination(order),
      ...(days && { description: days }),
      fulfillable_on: last ? `${last}T00:00:00+08:00` : 'now',
    },
  ]
}

function destination({ recipient, delivery, country, locale }: OrderRow) {
  const { address } = recipient
  if (!address) {
    const shop = delivery.pickup
    return {
      street_address: shop ? localize(shop.address, locale) : '',
      ...(shop && { extended_address: localize(shop.title, locale) }),
      address_country: 'HK',
    }
  }
  const district = districts.find(({ slug }) => slug === address.district)
  const street = [address.building, address.street].filter(Boolean).join(', ')
  const fields = {
    first_name: recipient.name,
    street_address: street,
    extended_address: [address.unit, address.point_code].filter(Boolean).join(', '),
    address_locality: district ? localize(district.title, locale) : address.district,
    address_region: address.region,
    address_country: country,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

function events(
  ctx: Ctx,
  { content }: Pick<SessionRow, 'content'>,
  order: OrderRow,
  { parcels, log }: { parcels: readonly Parcel[]; log: readonly LogRow[] },
) {
  const link = orderLink(ctx, order)
  const itemId = (id: string) => {
    const item = order.items.find((each) => each.id === id)
    return item ? lineId(content, item) : id
  }
  const ids = [...new Set(parcels.map(({ id }) => id))]
  const shipped = ids.flatMap((id) => {
    const parts = parcels.filter((each) => each.id === id)
    const [parcel] = parts
    if (!parcel) return []
    return [
      {
        id,
        occurred_at: parcel.shipped_at.toISOString(),
        type: 'shipped',
        line_items: parts.map((each) => ({ id: itemId(each.order_item_id), quantity: each.qty })),
        // A parcel handed over without a number is followed on the order's page.
        tracking_number: parcel.tracking_number ?? order.reference,
        tracking_url: parcel.tracking_url ?? link,
        carrier: localize(parcel.courier, order.locale),
      },
    ]
  })
  const stages = log.flatMap(({ id, kind, lines, occurred_at: at }) => {
    const type = kind === 'cancelled' ? undefined : stageNames[kind]
    if (type === undefined) return []
    return [
      {
        id: `${order.id}-${id}`,
        occurred_at: at.toISOString(),
        type,
        line_items: lines.map(({ item, qty }) => ({ id: itemId(item), quantity: qty })),
        ...(type !== 'processing' && { tracking_number: order.reference, tracking_url: link }),
      },
    ]
  })
  return [...shipped, ...stages].toSorted((one, other) =>
    one.occurred_at < other.occurred_at ? -1 : 1,
  )
}

const stageNames = {
  packed: 'processing',
  ready: 'ready_for_pickup',
  collected: 'collected',
  delivered: 'delivered',
} as const

/** Items that were cancelled one by one, and what was left when the whole order was. */
function cancellations(
  { content }: Pick<SessionRow, 'content'>,
  order: OrderRow,
  log: readonly LogRow[],
) {
  const idOf = (itemId: string) => {
    const item = order.items.find(({ id }) => id === itemId)
    return item ? lineId(content, item) : itemId
  }
  const single = log.filter(({ kind }) => kind === 'cancelled')
  const gone = single.flatMap(({ lines }) => lines)
  const left = order.items
    .map(({ id, qty }) => ({
      id,
      qty: gone.reduce((rest, each) => (each.item === id ? rest - each.qty : rest), qty),
    }))
    .filter(({ qty }) => qty > 0)
  const last = order.statuses.at(-1)
  const isWhole = order.current_status === 'cancelled' && last !== undefined && left.length > 0
  return [
    ...single.map(({ id, lines, occurred_at: at }) => ({
      id: `${order.id}-${id}`,
      type: 'cancellation',
      occurred_at: at.toISOString(),
      status: 'completed',
      line_items: lines.map(({ item, qty }) => ({ id: idOf(item), quantity: -qty })),
    })),
    ...(isWhole
      ? [
          {
            id: `${order.id}-cancelled`,
            type: 'cancellation',
            occurred_at: new Date(last.created_at).toISOString(),
            status: 'completed',
            line_items: left.map(({ id, qty }) => ({ id: idOf(id), quantity: -qty })),
            ...(last.reason && { description: last.reason }),
          },
        ]
      : []),
  ]
}

const refundStates = { pending: 'pending', done: 'completed', failed: 'failed' } as const

async function refunds({ db }: Ctx, { id, locale }: OrderRow) {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'state', 'amount_cents', 'reason'])
    .select(sql<Date>`coalesce(done_at, created_at)`.as('at'))
    .where('order_id', '=', id)
    .where('method', '<>', 'exchange')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    type: 'refund',
    occurred_at: row.at.toISOString(),
    status: refundStates[row.state],
    totals: [total('total', -row.amount_cents, locale)],
    ...(row.reason && { description: row.reason }),
  }))
}
