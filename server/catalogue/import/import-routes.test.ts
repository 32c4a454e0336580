import { expect, test } from 'vitest'
import { aStore, aWarehouse } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const store = await aStore(ctx)
await aWarehouse(ctx, { storeId: store.id, slug: 'stockroom', isPickup: false })
const manager = await shop.staff('manager')
const assistant = await shop.staff('assistant')

const good = 'Handle,Title,Variant SKU,Variant Price\nscarf,Scarf,SCARF,280\n'
const bad = 'Handle,Title,Variant SKU,Variant Price\nscarf,Scarf,SCARF,free\n'

async function send(
  path: string,
  content: string | Uint8Array<ArrayBuffer>,
  by = manager,
  language = 'en',
) {
  const form = new FormData()
  form.set('file', new Blob([content], { type: 'text/csv' }), 'products.csv')
  const answer = await shop.app.request(`/api/staff/products/${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': language },
  })
  return { status: answer.status, body: await answer.json() }
}

const scarf = () =>
  ctx.db.selectFrom('products').select('id').where('handle', '=', 'scarf').executeTakeFirst()

test('a check says what an import would do, and only the import does it, once recorded', async () => {
  expect(await send('import/check', good)).toMatchObject({
    status: 200,
    body: { created: 1, problems: [] },
  })
  expect(await scarf()).toBeUndefined()
  expect(await send('import', good)).toMatchObject({ status: 200, body: { created: 1 } })
  expect(await scarf()).toBeDefined()
  const { data } = await manager.api('GET /audit-log', { query: { action: 'products_imported' } })
  expect(data).toMatchObject([{ after: { created: 1, products: 1 } }])
})

test('problems are told in the language of the console, and stop the import', async () => {
  const { body } = await send('import/check', bad, manager, 'zh-HK')
  expect(body).toMatchObject({ problems: [{ line: 2, message: '「free」不是金額' }] })
  expect((await send('import', bad)).status).toBe(422)
})

test('a file that is not text is refused with a reason', async () => {
  const { status, body } = await send('import/check', new Uint8Array([0xff, 0xfe, 0x41, 0x00]))
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain('UTF-8')
})

test('importing and exporting need the permission to manage the catalogue', async () => {
  expect((await send('import/check', good, assistant)).status).toBe(403)
  expect((await send('import', good, assistant)).status).toBe(403)
  await expect(assistant.api('GET /products/export', { query: {} })).rejects.toMatchObject({
    code: 'forbidden',
  })
})
