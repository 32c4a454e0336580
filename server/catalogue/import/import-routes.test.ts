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

interface Sending {
  by?: typeof manager
  language?: string
  own_skus?: 'true'
  confirms_low_prices?: 'true'
}

async function send(
  path: string,
  content: string | Uint8Array<ArrayBuffer>,
  { by = manager, language = 'en', ...fields }: Sending = {},
) {
  const form = new FormData()
  form.set('file', new Blob([content], { type: 'text/csv' }), 'products.csv')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
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
  const { body } = await send('import/check', bad, { language: 'zh-HK' })
  expect(body).toMatchObject({ problems: [{ line: 2, message: '「free」不是金額' }] })
  expect(await send('import', bad, { language: 'zh-HK' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'file', message: '第 2 行，Variant Price：「free」不是金額' }] },
  })
})

test('a file that is no product file is refused in words that help, by both calls', async () => {
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  const message = expect.stringContaining('This is a picture')
  expect((await send('import/check', picture)).body).toMatchObject({ problems: [{ message }] })
  expect(await send('import', picture)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'file', message }] },
  })
})

test('what is imported otherwise than it stands in the file is noted in the answer', async () => {
  const { status, body } = await send(
    'import',
    'Handle;Title;Variant SKU;Variant Price;Variant Compare At Price\ncap;Cap;CAP;100,00;80,00',
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'done',
    created: 1,
    notes: [{ line: 2, column: 'Variant Compare At Price' }],
  })
})

test('one SKU for all sizes is refused in one sentence, and separated on request', async () => {
  const tee = (size: string, title = '') => `tee,${title},Size,${size},TEE,100`
  const heading = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price'
  const csv = [heading, tee('S', 'Tee'), tee('M'), tee('L')].join('\n')
  const { body } = await send('import/check', csv)
  expect(body).toMatchObject({ shared_skus: 3, problems: [{ line: 2, column: 'Variant SKU' }] })
  expect(await send('import', csv)).toMatchObject({ status: 422 })
  expect(await send('import', csv, { own_skus: 'true' })).toMatchObject({
    status: 200,
    body: { created: 1, variants: 3, problems: [] },
  })
})

test('a price that falls by more than half, or to zero, is asked about first', async () => {
  const gloves = (price: string) =>
    `Handle,Title,Variant SKU,Variant Price\ngloves,Gloves,GLOVES,${price}`
  expect((await send('import', gloves('260.00'))).status).toBe(200)
  const column = 'Variant Price'
  for (const price of ['2.60', '0.00', '129.99']) {
    const { body } = await send('import/check', gloves(price))
    expect(body).toMatchObject({ problems: [], price_falls: [{ line: 2, column }] })
    expect((await send('import', gloves(price))).status).toBe(422)
  }
  expect((await send('import/check', gloves('130.00'))).body).toMatchObject({ price_falls: [] })
  expect(await send('import', gloves('2.60'), { confirms_low_prices: 'true' })).toMatchObject({
    status: 200,
    body: { updated: 1 },
  })
})

test('importing and exporting need the permission to manage the catalogue', async () => {
  expect((await send('import/check', good, { by: assistant })).status).toBe(403)
  expect((await send('import', good, { by: assistant })).status).toBe(403)
  await expect(assistant.api('GET /products/export', { query: {} })).rejects.toMatchObject({
    code: 'forbidden',
  })
})
