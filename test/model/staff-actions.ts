import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { receiveStock } from '#server/inventory/receive-stock.ts'
import type { Step } from './steps.ts'
import {
  addItems,
  chosen,
  chosenOrder,
  freshKey,
  needed,
  noteCancelled,
  type OrderLine,
  type Person,
  type World,
} from './world.ts'

type Doing = (world: World, person: Person, step: Step) => Promise<void>

const once = () => ({ idempotencyKey: freshKey() })

export const staffActions = {
  async staff_pay({ staff }, person, { pick }) {
    const id = chosenOrder(person, pick)
    await staff.api('PUT /orders/{id}/paid', { params: { id }, body: { note: 'Seen' }, ...once() })
  },

  /** Cancels one piece before anything has left, so stock on hand does not change. */
  async staff_edit(world, person, { pick, other }) {
    const id = chosenOrder(person, pick)
    const params = { id }
    const { version, items } = await world.staff.api('GET /orders/{id}', { params })
    const { _id: itemId, qty, cancelled_qty: cancelled } = needed(chosen(items, other))
    await world.staff.api('PUT /orders/{id}/items', {
      params,
      ifMatch: version,
      body: { items: [{ order_item_id: itemId, qty: qty - cancelled - 1 }], reason: 'One less' },
      ...once(),
    })
    changeLines(world, id, (each) =>
      each.itemId === itemId ? { ...each, qty: each.qty - 1 } : each,
    )
  },

  /** A parcel with part of one line. */
  async staff_ship_some(world, person, { pick, other }) {
    const id = chosenOrder(person, pick)
    const line = needed(chosen(world.lines.get(id) ?? [], other))
    await world.staff.api('POST /orders/{id}/shipments', {
      params: { id },
      body: { tracking_number: 'SF1', items: [{ order_item_id: line.itemId, qty: 1 }] },
      ...once(),
    })
    noteShipped(world, id, (each) => each.shipped + (each.itemId === line.itemId ? 1 : 0))
  },

  async staff_ship(world, person, { pick }) {
    const id = chosenOrder(person, pick)
    await world.staff.api('POST /orders/{id}/shipments', { params: { id }, body: {}, ...once() })
    noteShipped(world, id, ({ qty }) => qty)
  },

  /** The rest of a partly shipped order stays in the shop, so stock on hand does not change. */
  async staff_drop_rest({ staff }, person, { pick }) {
    const id = chosenOrder(person, pick)
    const body = { reason: 'No longer available' }
    await staff.api('PUT /orders/{id}/remaining-cancelled', { params: { id }, body, ...once() })
  },

  async staff_hand_over(world, person, { pick }) {
    const { staff } = world
    const id = chosenOrder(person, pick)
    await staff.api('PUT /orders/{id}/ready', { params: { id }, ...once() })
    await staff.api('PUT /orders/{id}/collected', { params: { id }, ...once() })
    noteShipped(world, id, ({ qty }) => qty)
  },

  async staff_cancel(world, person, { pick }) {
    const id = chosenOrder(person, pick)
    const body = { reason: 'A fault in the cloth' }
    await world.staff.api('PUT /orders/{id}/cancelled', { params: { id }, body, ...once() })
    noteCancelled(world, id)
  },

  async staff_grant(world, _, { pick, other }) {
    const { staff, requests } = world
    const id = needed(chosen(requests, pick))
    const { refund_items } = await staff.api('GET /refund-requests/{id}', { params: { id } })
    const restock = other % 2 === 0
    await staff.api('PUT /refund-requests/{id}/approve', {
      params: { id },
      body: {
        items: refund_items.map(({ order_item_id, qty }) => ({
          order_item_id,
          qty,
          restock_qty: restock ? qty : 0,
        })),
      },
      ...once(),
    })
    if (restock) {
      for (const { order_item_id, qty } of refund_items) {
        addItems(world, variantOf(world, order_item_id), qty)
      }
    }
    requests.splice(requests.indexOf(id), 1)
  },

  /** Exchanged for the same: what comes back and what leaves are one each. */
  async staff_exchange(world, _, { pick }) {
    const { staff, requests, people, lines } = world
    const id = needed(chosen(requests, pick))
    const { refund_items, order } = await staff.api('GET /refund-requests/{id}', { params: { id } })
    const items = refund_items.map(({ order_item_id, qty }) => {
      const variant_id = variantOf(world, order_item_id)
      return { order_item_id, qty, restock_qty: qty, variant_id }
    })
    const { replacement } = await staff.api('PUT /refund-requests/{id}/exchange', {
      params: { id },
      body: { items },
      ...once(),
    })
    for (const { variant_id, qty } of items) addItems(world, variant_id, qty)
    requests.splice(requests.indexOf(id), 1)
    const params = { id: needed(replacement)._id }
    const sent = await staff.api('GET /orders/{id}', { params })
    lines.set(
      sent._id,
      sent.items.map(({ _id, product_id, product_variant_id, qty }) => ({
        itemId: _id,
        productId: product_id,
        variantId: product_variant_id,
        qty,
        shipped: 0,
      })),
    )
    people.find(({ orders }) => orders.includes(order._id))?.orders.push(sent._id)
  },

  async staff_refuse({ staff, requests }, _, { pick }) {
    const id = needed(chosen(requests, pick))
    const body = { answer: 'It has been worn.' }
    await staff.api('PUT /refund-requests/{id}/reject', { params: { id }, body, ...once() })
    requests.splice(requests.indexOf(id), 1)
  },

  /** A little, or enough that a later return cannot be refunded in full. */
  async staff_goodwill({ staff }, person, { pick, other }) {
    const id = chosenOrder(person, pick)
    const amount = `${(other % 5) * 120 + 1}.50`
    const body = { amount, reason: 'A late parcel' }
    await staff.api('POST /orders/{id}/refunds', { params: { id }, body, ...once() })
  },

  async staff_points({ staff }, { accountId }, { other, qty }) {
    const points = other % 4 === 0 ? -150 * qty : 400 * qty
    await staff.api('POST /customers/{account_id}/points', {
      params: { account_id: accountId },
      body: { points, reason: 'With our thanks' },
      ...once(),
    })
  },

  async staff_receive(world, { store }, { pick, qty }) {
    const { shop, places, variants } = world
    const variantId = needed(chosen(variants, pick))
    await receive(shop.ctx, variantId, places[store].stockroom, qty)
    addItems(world, variantId, qty)
  },
} satisfies Partial<Record<Step['deed'], Doing>>

/** A delivery from the maker. */
export async function receive(
  ctx: World['shop']['ctx'],
  variantId: string,
  warehouseId: string,
  qty: number,
): Promise<void> {
  await inTransaction(ctx, (trx) =>
    receiveStock(trx, ctx, { warehouseId, lines: [{ variantId, qty }], reason: 'Delivery' }),
  )
}

function noteShipped(world: World, orderId: string, of: (line: OrderLine) => number): void {
  changeLines(world, orderId, (line) => ({ ...line, shipped: of(line) }))
}

function changeLines(
  { lines }: World,
  orderId: string,
  change: (line: OrderLine) => OrderLine,
): void {
  lines.set(orderId, (lines.get(orderId) ?? []).map(change))
}

function variantOf({ lines }: World, itemId: string): string {
  const all = [...lines.values()].flat()
  return needed(all.find((line) => line.itemId === itemId)).variantId
}
