import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { staffWith } from '#test/staff-with.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const owner = await shop.staff('owner')

const readers = {
  'GET /orders/export': ['orders:read'],
  'GET /customers/export': ['customers:read'],
  'GET /newsletter/subscribers/export': ['customers:read'],
  'GET /bank-lines/export': ['payments:confirm'],
} as const

async function exports() {
  const { data } = await owner.api('GET /audit-log', { query: { subject_kind: 'export' } })
  return data
}

test.each(Object.entries(readers))(
  '%s needs the permission to export, and is written down',
  async (key, reading) => {
    const name = key as keyof typeof readers
    const reader = await staffWith(shop, reading)
    await expect(reader.api(name)).rejects.toMatchObject({
      status: 403,
      details: { permission: 'people:export' },
    })
    const before = (await exports()).length
    const exporter = await staffWith(shop, [...reading, 'people:export'])
    const { total } = await exporter.api(name, { query: { per_page: 1 } })
    const [line, ...others] = await exports()
    expect(others).toHaveLength(before)
    expect(line).toMatchObject({
      action: expect.stringMatching(/_exported$/),
      staff: { _id: exporter.id },
      after: { total, rows: Math.min(total, 1), page: 1 },
    })
  },
)

test('the log has the filter and the rows of each page, and no name that was searched for', async () => {
  await anOrder(shop, place)
  const query = { payment_method: 'fps' as const, keyword: 'chan@example.com' }
  const { data } = await owner.api('GET /orders/export', { query })
  const [line] = await exports()
  expect(line?.after).toMatchObject({
    filter: { payment_method: 'fps', has_keyword: true },
    rows: data.length,
  })
  expect(JSON.stringify(line)).not.toContain('chan')
})

test('printing addresses of many orders is written down', async () => {
  const { id } = await anOrder(shop, place)
  await owner.api('PUT /orders/{id}/paid', { params: { id }, body: { note: 'Seen' } })
  const body = { kind: 'address-labels' as const, order_ids: [id] }
  await owner.api('POST /orders/documents', { body })
  const [line] = await exports()
  expect(line).toMatchObject({
    action: 'documents_printed',
    subject: { _id: 'address-labels' },
    after: { rows: 1 },
  })
})
