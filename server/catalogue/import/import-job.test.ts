import http from 'node:http'
import { once } from 'node:events'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aStore, aWarehouse } from '#test/builders/stores.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx } = shop
const store = await aStore(ctx)
await aWarehouse(ctx, { storeId: store.id, slug: 'stockroom', isPickup: false })
const manager = await shop.staff('manager')

const picture = await sharp({
  create: { width: 8, height: 10, channels: 3, background: '#334455' },
})
  .jpeg()
  .toBuffer()

/** A picture host; what it does with each path is set by a test. */
let answer: (path: string, response: http.ServerResponse) => void
const asked: string[] = []
const host = http.createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request.url ?? '', response)
})
await once(host.listen(0, '127.0.0.1'), 'listening')
const address = host.address()
const hostUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
afterAll(() => {
  host.closeAllConnections()
  host.close()
})

beforeEach(async () => {
  asked.length = 0
  answer = (_, response) => void response.end(picture)
  await ctx.db.deleteFrom('import_pictures').execute()
})

const heading =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src'

async function send(path: string, csv: string) {
  const form = new FormData()
  form.set('file', new Blob([csv]), 'products.csv')
  form.set('name', 'products.csv')
  const sent = await shop.app.request(`/api/staff/products/${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${manager.token}` },
  })
  return { status: sent.status, body: await sent.json() }
}

const one = (handle: string, ...sources: string[]) =>
  [
    heading,
    ...sources.map((src, at) =>
      at === 0 ? `${handle},${handle},Size,M,${handle}-M,100,1,${src}` : `${handle},,,,,,,${src}`,
    ),
  ].join('\n')

function picturesOf(handle: string) {
  return ctx.db
    .selectFrom('product_pictures as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.position', 'i.file_id', 'i.view'])
    .where('p.handle', '=', handle)
    .orderBy('i.position')
    .execute()
}

async function anUpload(colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'picture.png')
  const sent = await shop.app.request('/api/staff/files', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${manager.token}` },
  })
  const { data } = await sent.json()
  return data._id
}

test('a large file is answered before any picture, and its job goes through', async () => {
  // A host that takes pictures' requests and never answers.
  answer = () => {}
  const rows = Array.from(
    { length: 600 },
    (_, at) => `many-${at},Many ${at},Size,M,MANY-${at},100,1,${hostUrl}/${at}.jpg`,
  )
  const csv = [heading, ...rows].join('\n')
  const check = await send('import/check', csv)
  expect(check.body).toMatchObject({ problems: [], created: 600, downloads: 600 })
  const { status, body } = await send('import', csv)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'waiting',
    done: 0,
    products: 600,
    file_name: 'products.csv',
  })
  expect(await send('import', csv)).toMatchObject({ status: 409, body: { code: 'import_running' } })
  await runDueJobs(shop, 'import_products')
  const { data } = await manager.api('GET /product-imports', { query: {} })
  expect(data).toMatchObject([
    {
      _id: body._id,
      state: 'done',
      done: 600,
      created: 600,
      picture_counts: { loaded: 0, downloading: 600 },
    },
  ])
  expect(asked).toEqual([])
})

test('an import that was interrupted goes on behind its last batch', async () => {
  const rows = Array.from({ length: 210 }, (_, at) => `on-${at},On ${at},Size,M,ON-${at},100,1,`)
  const { body } = await send('import', [heading, ...rows].join('\n'))
  await ctx.db
    .updateTable('product_imports')
    .set({ state: 'running', done: 200, created: 200 })
    .where('id', '=', body._id)
    .execute()
  await runDueJobs(shop, 'import_products')
  const { _id: id } = body
  const found = await manager.api('GET /product-imports/{id}', { params: { id } })
  expect(found).toMatchObject({ state: 'done', done: 210, created: 210 })
  const written = await ctx.db
    .selectFrom('products')
    .select('handle')
    .where('handle', 'like', 'on-%')
    .execute()
  expect(written).toHaveLength(10)
}, 60_000)

test('pictures are downloaded by a job, once each, and stand in the file’s order', async () => {
  answer = (path, response) =>
    void (path === '/2.jpg' ? response.writeHead(404).end() : response.end(picture))
  const csv = one('coat', `${hostUrl}/1.jpg`, `${hostUrl}/2.jpg`, `${hostUrl}/3-back.jpg`)
  const { body } = await send('import', csv)
  expect(body).toMatchObject({ state: 'done', picture_counts: { downloading: 3 } })
  expect(await picturesOf('coat')).toEqual([])
  await runDueJobs(shop, 'download_pictures')
  const { _id: id } = body
  const { picture_counts: counts } = await manager.api('GET /product-imports/{id}', {
    params: { id },
  })
  expect(counts).toEqual({ loaded: 2, downloading: 0, failed: 1, missing: 0 })
  expect(await picturesOf('coat')).toMatchObject([
    { position: 1, view: 'front' },
    { position: 3, view: 'back' },
  ])
  const waiting = await manager.api('GET /products/waiting-pictures', { query: {} })
  expect(waiting.data).toMatchObject([{ state: 'failed', failure: 'the server returned 404' }])
  expect(asked.toSorted()).toEqual(['/1.jpg', '/2.jpg', '/3-back.jpg'])
  expect((await send('import', csv)).body).toMatchObject({ unchanged: 1 })
})

test('a download that may pass is tried again later, and ends after some tries', async () => {
  answer = (_, response) => void response.writeHead(503).end()
  await send('import', one('hat', `${hostUrl}/hat.jpg`))
  for (let tries = 1; tries <= 5; tries++) {
    await runDueJobs(shop, 'download_pictures')
    expect(asked).toHaveLength(tries)
    shop.passTime(3600)
  }
  await runDueJobs(shop, 'download_pictures')
  expect(asked).toHaveLength(5)
  answer = (_, response) => void response.end(picture)
  expect(await manager.api('POST /products/waiting-pictures/retry', {})).toEqual({ waiting: 1 })
  await runDueJobs(shop, 'download_pictures')
  expect(await picturesOf('hat')).toHaveLength(1)
})

test('pictures named by a file are matched by name when they come', async () => {
  const { body } = await send('import', one('scarf', 'Scarf Front.JPEG', 'pics/scarf-back.png'))
  expect(body).toMatchObject({
    picture_names: ['Scarf Front.JPEG', 'pics/scarf-back.png'],
    picture_counts: { missing: 2 },
  })
  const match = async (name: string, colour: string) =>
    manager.api('POST /products/waiting-pictures', {
      body: { file_id: await anUpload(colour), name },
    })
  expect(await match('scarf-back.PNG', '#ff0000')).toEqual({ products: 1 })
  expect(await match('other.png', '#00ff00')).toEqual({ products: 0 })
  expect(await match('scarf front.jpg', '#0000ff')).toEqual({ products: 1 })
  expect(await picturesOf('scarf')).toMatchObject([
    { position: 1, view: 'front' },
    { position: 2, view: 'back' },
  ])
  expect(await match('scarf front.jpg', '#0000ff')).toEqual({ products: 0 })
  // The names mean the pictures that came.
  const again = await send('import', one('scarf', 'Scarf Front.JPEG', 'pics/scarf-back.png'))
  expect(again.body).toMatchObject({ unchanged: 1 })
  expect(await picturesOf('scarf')).toHaveLength(2)
})

test('a product keeps its pictures until the first new one has come', async () => {
  await send('import', one('tie', `${hostUrl}/old.jpg`))
  await runDueJobs(shop, 'download_pictures')
  const before = await picturesOf('tie')
  expect(before).toHaveLength(1)
  await send('import', one('tie', 'tie-front.png', 'tie-back.png'))
  expect(await picturesOf('tie')).toEqual(before)
  const front = await anUpload('#101010')
  const back = await anUpload('#202020')
  const match = (name: string, file_id: string) =>
    manager.api('POST /products/waiting-pictures', { body: { file_id, name } })
  await match('tie-front.png', front)
  expect(await picturesOf('tie')).toMatchObject([{ file_id: front }])
  await match('tie-back.png', back)
  expect(await picturesOf('tie')).toMatchObject([{ file_id: front }, { file_id: back }])
})

test('what is waited for can be forgotten', async () => {
  await send('import', one('belt', 'belt.png'))
  expect(await manager.api('DELETE /products/waiting-pictures', {})).toEqual({ forgotten: 1 })
  const { total } = await manager.api('GET /products/waiting-pictures', { query: {} })
  expect(total).toBe(0)
})

test.each(['http://169.254.169.254/latest', 'https://localhost/x.jpg', 'ftp://host/x.jpg'])(
  '%s is never downloaded, and the check says so',
  async (src) => {
    const check = await send('import/check', one('bad-address', src))
    expect(check.body).toMatchObject({ downloads: 0 })
    await send('import', one('bad-address', src))
    await runDueJobs(shop, 'download_pictures')
    expect(asked).toEqual([])
    const said = [...check.body.notes, ...check.body.picture_names]
    expect(JSON.stringify(said)).toContain(src)
  },
)
