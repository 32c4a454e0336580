import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aShippedOrder } from '#test/builders/completed-orders.ts'
import { anOrder, aProof, type Placed } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)

// Stands for a crash or lost connection just before the answer is stored.
await sql`
  create function cannot_remember() returns trigger language plpgsql as
    $$ begin raise exception 'out of memory'; end $$`.execute(ctx.db)
await sql`
  create trigger cannot_remember before update on idempotency_keys
  for each row when (new.key = 'lost') execute function cannot_remember()`.execute(ctx.db)

async function send({ id, buyer }: Placed, path: string, key: string, body: object) {
  const response = await shop.app.request(`/api/customer/orders/${id}/${path}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: await response.json() }
}

const details = ({ id, buyer }: Placed) => buyer.api('GET /orders/{id}/details', { params: { id } })

const proof = { email: 'tai.man@example.com' }

test.each([
  ['cancelled', {}, 'cancelled'],
  ['cancelled/guest', proof, 'cancelled'],
  ['completed', {}, 'completed'],
  ['completed/guest', proof, 'completed'],
  ['upload', {}, 'pending'],
  ['upload/guest', proof, 'pending'],
])(
  '%s: if the answer cannot be stored nothing happens, and a retry does it once',
  async (path, body, status) => {
    const isLate = path.startsWith('completed')
    const order = isLate ? await aShippedOrder(shop, place) : await anOrder(shop, place)
    const image = path.startsWith('upload') && { image: await aProof(shop, order.buyer.token) }
    const asked = { ...body, ...image }
    // A link says until when it opens.
    await shop.standStill(async () => {
      const before = await details(order)
      expect(await send(order, path, 'lost', asked)).toMatchObject({ status: 500 })
      expect(await details(order)).toEqual(before)
    })
    const done = await send(order, path, 'kept', asked)
    expect(done).toMatchObject({ status: 200, answer: { current_status: status } })
    expect(await send(order, path, 'kept', asked)).toEqual(done)
  },
)
