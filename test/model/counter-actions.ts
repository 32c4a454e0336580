import { centsOf, decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { receive } from './staff-actions.ts'
import type { Step } from './steps.ts'
import {
  addItems,
  chosen,
  chosenOrder,
  freshKey,
  needed,
  type Person,
  type World,
} from './world.ts'

type Doing = (world: World, person: Person, step: Step) => Promise<void>

const once = () => ({ idempotencyKey: freshKey() })

/** A sum in cash and Octopus; a small one in cash. */
function inParts(total: string) {
  const half = Math.floor(centsOf(total) / 2)
  if (half === 0) return [{ method: 'cash' as const }]
  return [
    { method: 'cash' as const, amount: decimalText(cents(half)) },
    { method: 'octopus' as const, reference: 'OCT 1' },
  ]
}

export const counterActions = {
  /** A part of what is to pay, or more than that. */
  async staff_pay_part({ staff }, person, { pick, other }) {
    const id = chosenOrder(person, pick)
    const body = { note: 'Seen', amount: `${(other % 7) * 90 + 10}.05` }
    await staff.api('PUT /orders/{id}/paid', { params: { id }, body, ...once() })
  },

  async counter_pay({ staff, places }, person, { pick, other }) {
    const id = chosenOrder(person, pick)
    const { payment } = await staff.api('GET /orders/{id}', { params: { id } })
    const isPart = other % 3 === 0
    const payments = isPart
      ? [{ method: 'cash' as const, amount: '10.00' }]
      : inParts(payment.amount)
    await staff.api('POST /orders/{id}/counter-payments', {
      params: { id },
      body: { warehouse_id: places[person.store].mall, payments },
      ...once(),
    })
  },

  /** What a shop has just received is sold there. */
  async counter_sell(world, person, { pick }) {
    const { shop, staff, places, variants } = world
    const warehouse_id = places[person.store].mall
    const variant_id = needed(chosen(variants, pick))
    await receive(shop.ctx, variant_id, warehouse_id, 2)
    addItems(world, variant_id, 2)
    const basket = {
      warehouse_id,
      lines: [{ variant_id, qty: 1 }],
      account_id: person.accountId,
    }
    const { cart } = await staff.api('POST /counter/quotes', { body: basket })
    const { total } = cart.calculations.price
    const sale = await staff.api('POST /counter/sales', {
      body: { ...basket, expected_total: total, payments: inParts(total) },
      ...once(),
    })
    await noteItems(world, person, sale.order_id, true)
  },

  async counter_return(world, person, step) {
    await bringBack(world, person, step, false)
  },

  /** Exchanged for the same: what comes back leaves again. */
  async counter_exchange(world, person, step) {
    await bringBack(world, person, step, true)
  },

  /** Paid at the counter, to be sent with the order. */
  async staff_supplement(world, person, { pick, other }) {
    const { staff, places, variants } = world
    const id = chosenOrder(person, pick)
    const lines = [{ variant_id: needed(chosen(variants, other)), qty: 1 }]
    const { cart } = await staff.api('POST /orders/{id}/supplements/quote', {
      params: { id },
      body: { lines },
    })
    const { total } = cart.calculations.price
    const added = await staff.api('POST /orders/{id}/supplements', {
      params: { id },
      body: {
        lines,
        expected_total: total,
        payment_method: null,
        counter: { warehouse_id: places[person.store].mall, payments: inParts(total) },
      },
      ...once(),
    })
    await noteItems(world, person, added.order_id, false)
  },
} satisfies Partial<Record<Step['deed'], Doing>>

async function bringBack(
  world: World,
  person: Person,
  { pick, other }: Step,
  isExchange: boolean,
): Promise<void> {
  const { staff, places } = world
  const warehouse_id = places[person.store].mall
  const query = { warehouse_id }
  const { order, items } = await staff.api('GET /counter/returns/{id}', {
    params: { id: chosenOrder(person, pick) },
    query,
  })
  const item = needed(chosen(items, other))
  const line = needed(
    world.lines.get(order._id)?.find((each) => each.itemId === item.order_item_id),
  )
  const variant_id = isExchange ? line.variantId : null
  const returned = { order_item_id: item.order_item_id, qty: 1, variant_id }
  const asked = { warehouse_id, order_id: order._id }
  const { refund, to_pay } = await staff.api('POST /counter/returns/quotes', {
    body: { ...asked, items: [returned] },
  })
  const restock_qty = isExchange ? 1 : other % 2
  const done = await staff.api('POST /counter/returns', {
    body: {
      ...asked,
      items: [{ ...returned, restock_qty }],
      reason: 'Too small',
      refund_by: pick % 2 === 0 ? 'cash' : 'original',
      expected: { refund, to_pay },
    },
    ...once(),
  })
  addItems(world, line.variantId, restock_qty)
  if (done.sale) await noteItems(world, person, done.sale.order_id, true)
}

async function noteItems(
  { staff, lines }: World,
  { orders }: Person,
  id: string,
  hasLeft: boolean,
): Promise<void> {
  const { items } = await staff.api('GET /orders/{id}', { params: { id } })
  lines.set(
    id,
    items.map((item) => ({
      itemId: item._id,
      productId: item.product_id,
      variantId: item.product_variant_id,
      qty: item.qty,
      shipped: hasLeft ? item.qty : 0,
    })),
  )
  orders.push(id)
}
