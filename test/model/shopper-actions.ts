import { expireOrder } from '#server/orders/expire-order.ts'
import { byCourier, byPickup, type CheckoutBody, chan } from '../builders/cart.ts'
import { browse, cardNumbers, typeCard } from '../builders/card-buyer.ts'
import { addToCart, checkOut, readCart, setQuantity } from '../builders/shopper.ts'
import type { Step } from './steps.ts'
import {
  chosen,
  chosenOrder,
  freshKey,
  needed,
  noteCancelled,
  type Person,
  type World,
} from './world.ts'

type Doing = (world: World, person: Person, step: Step) => Promise<void>

export const shopperActions = {
  async add({ variants }, person, { pick, qty }) {
    await addToCart(person, needed(chosen(variants, pick)), qty, person.store)
  },

  async set_quantity({ variants }, person, { pick, qty }) {
    await setQuantity(person, needed(chosen(variants, pick)), qty - 1, person.store)
  },

  async check_out(world, person, step) {
    const body = await checkoutBody(world, person, step)
    const placed = await checkOut(person, body, freshKey(), person.store)
    await noteOrder(world, person, placed)
  },

  /** The same order sent three times at once, as on a bad connection. */
  async check_out_twice(world, person, step) {
    const body = await checkoutBody(world, person, step)
    const key = freshKey()
    const tries = [1, 2, 3].map(() => checkOut(person, body, key, person.store))
    const outcomes = await Promise.allSettled(tries)
    const placed = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const [first] = placed
    if (first) await noteOrder(world, person, first)
    else for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    if (placed.some(({ order_id }) => order_id !== first?.order_id)) {
      throw new Error('one key brought two orders')
    }
  },

  async pay_by_card({ shop }, person, { pick, other }) {
    const id = chosenOrder(person, pick)
    const { return_url } = await person.api('POST /orders/{id}/pay', {
      params: { id },
      body: { payment_method: 'card' },
      idempotencyKey: freshKey(),
    })
    const page = await browse(shop, needed(return_url))
    // It may have been paid or cancelled meanwhile.
    needed(page.html.includes('name="number"') || null)
    const number = needed(chosen([cardNumbers.good, cardNumbers.declined], other))
    await typeCard(shop, page, number)
  },

  async redeem({ vouchers }, person) {
    const { data } = await person.api('POST /vouchers/redeem', {
      body: { voucher_id: vouchers.pointsVoucher, qty: 1 },
      idempotencyKey: freshKey(),
    })
    person.codes.push(...data.map(({ code }) => code))
  },

  async cancel(world, person, { pick }) {
    const id = chosenOrder(person, pick)
    await person.api('PUT /orders/{id}/cancelled', { params: { id } })
    noteCancelled(world, id)
  },

  /** The order's deadline passes, and the job that cancels it runs. */
  async expire(world, person, { pick }) {
    const { ctx } = world.shop
    const id = chosenOrder(person, pick)
    const due = await ctx.db
      .updateTable('orders')
      .set({ expires_at: ctx.clock() })
      .where('id', '=', id)
      .where('current_status', '=', 'submitted')
      .where('expires_at', 'is not', null)
      .executeTakeFirst()
    needed(due.numUpdatedRows > 0n || null)
    await expireOrder(ctx, id)
    noteCancelled(world, id)
  },

  async complete(_, person, { pick }) {
    const id = chosenOrder(person, pick)
    await person.api('PUT /orders/{id}/completed', { params: { id } })
  },

  async ask_refund(world, person, { pick, other, qty }) {
    const id = chosenOrder(person, pick)
    const line = needed(chosen(world.lines.get(id) ?? [], other))
    const { data } = await person.api('POST /orders/{id}/refund-request', {
      params: { id },
      body: { reason: 'Too wide.', refund_items: [{ order_item_id: line.itemId, qty }] },
      idempotencyKey: freshKey(),
    })
    for (const request of data) {
      const isKnown = world.requests.includes(request._id)
      if (!isKnown && request.state === 'waiting_for_approval') world.requests.push(request._id)
    }
  },

  async review(world, person, { pick, other }) {
    const id = chosenOrder(person, pick)
    const line = needed(chosen(world.lines.get(id) ?? [], other))
    const review = { product_id: line.productId, rating: (other % 5) + 1, comments: 'Good cloth.' }
    await person.api('POST /orders/{id}/reviews', {
      params: { id },
      body: { reviews: [review] },
    })
  },
} satisfies Partial<Record<Step['deed'], Doing>>

async function checkoutBody(world: World, person: Person, step: Step): Promise<CheckoutBody> {
  const { cart_items } = await readCart(person, {}, person.store)
  const sound = cart_items.filter(({ problem }) => problem === null)
  const wanted = sound.map((line) => line.product_variant_id)
  const withPoints = sound
    .filter(({ point_price }) => point_price !== null && step.other % 3 === 0)
    .map((line) => line.product_variant_id)
  const codes = [...world.vouchers.codes.map(({ code }) => code), ...person.codes]
  const voucher = step.pick % 4 === 0 ? chosen(codes, step.other) : undefined
  const arrive = step.qty > 2 ? byPickup : byCourier
  const byTransferOrThere = arrive === byPickup && step.other % 2 === 0 ? 'cash' : 'fps'
  return arrive(world.places[person.store], needed(wanted.length > 0 ? wanted : null), {
    payment_method: step.pick % 3 === 0 ? 'card' : byTransferOrThere,
    point_product_variant_ids: withPoints,
    // Otherwise the first customer would use up a once-per-customer voucher for all.
    delivery_details: {
      ...chan,
      ...(arrive === byPickup && { address: null }),
      email: `${person.accountId.toLowerCase()}@example.com`,
    },
    ...(voucher !== undefined && { voucher_code: voucher }),
  })
}

async function noteOrder(
  world: World,
  person: Person,
  { order_id: id }: { order_id: string },
): Promise<void> {
  const order = await person.api('GET /orders/{id}/details', { params: { id } })
  const { items, calculations, voucher } = order
  world.held.set(id, [
    ...(calculations.points > 0 ? ['points' as const] : []),
    ...(voucher ? ['voucher' as const] : []),
    ...(items.some(({ is_gift }) => is_gift) ? ['gift' as const] : []),
  ])
  person.orders.push(id)
  world.sold[person.store] += 1
  world.lines.set(
    id,
    items.map((item) => ({
      itemId: item._id,
      productId: item.product_id,
      variantId: item.product_variant_id,
      qty: item.qty,
      shipped: 0,
    })),
  )
}
