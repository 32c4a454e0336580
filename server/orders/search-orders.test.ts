import { expect, test } from 'vitest'
import type { CallInput } from '#contract/client.ts'
import type { StaffApi } from '#contract/staff-endpoints.ts'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const { api } = await shop.staff('assistant')

type Query = CallInput<'GET /orders', StaffApi>['query']

const first = await anOrder(shop, place)
const second = await anOrder(shop, place, {
  delivery_details: {
    ...chan,
    name: '李嘉欣 100%',
    email: 'Ka.Yan@example.com',
    phone: '6876 5432',
  },
  payment_method: 'bank_transfer',
})
const third = await anOrder(shop, place, {}, true)
const image = await aProof(shop, second.buyer.token)
await second.buyer.api('PUT /orders/{id}/upload', { params: { id: second.id }, body: { image } })
await api('PUT /orders/{id}/paid', { params: { id: third.id }, body: { note: 'Seen' } })
const { items } = await api('GET /orders/{id}', { params: { id: first.id } })
// Each is paid or refunded under another name.
const payments = await shop.ctx.db
  .selectFrom('payments')
  .select('id')
  .where('order_id', '=', third.id)
  .execute()
await shop.ctx.db
  .updateTable('payments')
  .set({ provider_reference: 'pi_3Qx9Lm', reference: 'N11250123456' })
  .where('order_id', '=', third.id)
  .execute()
await shop.ctx.db
  .insertInto('refunds')
  .values({
    id: 'refund',
    order_id: third.id,
    payment_id: payments[0]?.id ?? '',
    method: 'offline',
    amount_cents: 100,
    goods_cents: 100,
    state: 'done',
    provider_reference: 'FPS 20261125-77',
    done_at: new Date(),
  })
  .execute()
await shop.ctx.db
  .insertInto('bank_lines')
  .values({
    id: 'line',
    account: 'shop',
    line_hash: 'a'.repeat(64),
    day: '2026-11-25',
    amount_cents: 76_000,
    text: 'FPS CHAN TAI MAN HC126B2512345678',
    state: 'matched',
    decided_at: new Date(),
    order_id: first.id,
    created_at: new Date(),
  })
  .execute()
await shop.ctx.db
  .updateTable('proof_recognitions')
  .set({ bank_reference: '202611250099' })
  .where('order_id', '=', second.id)
  .execute()
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

async function found(query: Query): Promise<string[]> {
  return (await api('GET /orders', { query })).data.map(({ _id }) => _id)
}

test.each<[string, Query, { id: string }[]]>([
  ['no filter: all orders, newest first', {}, [third, second, first]],
  ['a reference typed in lower case', { keyword: first.reference.toLowerCase() }, [first]],
  ['a part of a name', { keyword: '嘉欣' }, [second]],
  ['an email, whatever its case', { keyword: 'KA.YAN@example' }, [second]],
  ['a phone number with blanks', { keyword: '6876 5432' }, [second]],
  ['a phone number with its country', { keyword: '+852 68765432' }, [second]],
  ['a phone number dialled from abroad', { keyword: '00852 6876 5432' }, [second]],
  ['a phone number in full width', { keyword: '６８７６－５４３２' }, [second]],
  ['a percent sign, which is no wildcard', { keyword: '0%' }, [second]],
  ['an SKU', { keyword: items[0]?.sku ?? '' }, [first]],
  ['what a gateway calls a payment', { keyword: 'PI_3qx9' }, [third]],
  ['what a bank calls a payment', { keyword: '0123456' }, [third]],
  ['what a bank calls a refund', { keyword: '20261125-77' }, [third]],
  ['a line of the bank statement', { keyword: 'hc126b25' }, [first]],
  ['the reference on a payment proof', { keyword: '202611250099' }, [second]],
  ['a keyword without matches', { keyword: 'zzzz' }, []],
  ['a status', { current_status: 'pending' }, [third, second]],
  ['paid', { is_paid: 'true' }, [third]],
  ['a waiting payment proof', { has_waiting_proof: 'true' }, [second]],
  ['a payment method', { payment_method: 'bank_transfer' }, [second]],
  ['a delivery method', { delivery_method: 'PICKUP' }, [third]],
  ['the shop that hands it over', { warehouse_id: place.mall }, [third]],
  ['a store', { store_id: 'none' }, []],
  ['paid today', { paid_from: today, paid_to: today }, [third]],
  ['paid long ago', { paid_to: '2020-01-01' }, []],
  ['an account', { account_id: first.buyer.accountId }, [first]],
  ['today', { from: today, to: today }, [third, second, first]],
  ['long ago', { to: '2020-01-01' }, []],
  ['several filters', { keyword: 'chan', is_paid: 'false', from: today }, [first]],
])('%s', async (_, query, orders) => {
  expect(await found(query)).toEqual(orders.map(({ id }) => id))
})

test('a list pages, and the next page keeps the filters', async () => {
  const page = await api('GET /orders', { query: { per_page: 1, keyword: 'chan' } })
  expect(page).toMatchObject({ total: 2, current_page: 1, data: [{ _id: third.id }] })
  expect(page.next_page_url).toBe('/api/staff/orders?page=2&per_page=1&keyword=chan')
  const beyond = await api('GET /orders', { query: { page: 9 } })
  expect(beyond).toMatchObject({ data: [], total: 3, next_page_url: null })
})

test.each<Query>([{ page: 0 }, { from: 'yesterday' }])('%o is refused', async (query) => {
  await expect(found(query)).rejects.toMatchObject({ status: 422 })
})

test('a sort order holds over the pages', async () => {
  const sortedBy = async (sort: NonNullable<Query>['sort']) => {
    const { data } = await api('GET /orders', { query: { sort, per_page: 2 } })
    const rest = await api('GET /orders', { query: { sort, per_page: 2, page: 2 } })
    return [...data, ...rest.data]
  }
  const byDay = (await sortedBy('created_at')).map(({ _id }) => _id)
  expect(byDay).toEqual([first.id, second.id, third.id])
  const totals = (await sortedBy('total')).map(({ total }) => Number(total))
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  const falling = (await sortedBy('-total')).map(({ total }) => Number(total))
  expect(falling).toEqual(totals.toReversed())
})
