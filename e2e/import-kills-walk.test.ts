import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { issueStaffToken } from '#server/platform/access/staff-tokens.ts'
import { measured, spread } from '#test/measured.ts'
import { sharedData, startProcess, type ShopProcess } from './processes/shop-process.ts'

/**
 * A large import with pictures while the shop sells, killed half-way through its products and again
 * through its pictures. `ROWS=5000 PICTURES=3000` takes some minutes.
 */

const rows = Number(process.env.ROWS ?? 1000)
const pictures = Number(process.env.PICTURES ?? 200)
/** The host is slow enough that a kill comes before the last picture. */
const answerMs = Math.min(1000, 200_000 / pictures)

const data = await sharedData()
const open = () => startProcess(data, { WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })

/** Each path is a picture of its own, as large as a phone's screen shows. */
const host = http.createServer((request, response) => {
  const at = Number(/\d+/.exec(request.url ?? '')?.[0])
  const background = { r: at % 256, g: (at >> 8) % 256, b: 99 }
  void sharp({ create: { width: 1200, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((bytes) => setTimeout(() => response.end(bytes), answerMs))
})
await once(host.listen(0, '127.0.0.1'), 'listening')
const address = host.address()
const hostUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
afterAll(() => {
  host.closeAllConnections()
  host.close()
})

const csv = [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src',
  ...Array.from({ length: rows }, (_, at) => {
    const picture = at < pictures ? `${hostUrl}/${at}.jpg` : ''
    return `killed-${at},Killed ${at},Size,M,KILLED-${at},100,3,${picture}`
  }),
].join('\n')

async function send({ url }: ShopProcess): Promise<void> {
  const id = newId('staff')
  const person = { id, email: 'owner@kills.example', name: 'Owner', password_hash: null }
  await data.db
    .insertInto('staff')
    .values({ ...person, role: 'owner' })
    .execute()
  const { token } = await issueStaffToken(data.db, { clock: () => new Date() }, id)
  const form = new FormData()
  form.set('file', new Blob([csv]), 'products.csv')
  form.set('name', 'products.csv')
  const sent = await fetch(`${url}/api/staff/products/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(sent.status, await sent.text()).toBe(200)
}

async function written(): Promise<number> {
  const { done } = await data.db
    .selectFrom('product_imports')
    .select('done')
    .executeTakeFirstOrThrow()
  return done
}

async function loaded(): Promise<number> {
  const { count } = await data.db
    .selectFrom('import_pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('file_id', 'is not', null)
    .where('src', 'like', `${hostUrl}/%`)
    .executeTakeFirstOrThrow()
  return count
}

/** Shoppers' calls one after another, until something is so. */
async function sellUntil(
  { url, pid }: ShopProcess,
  isSo: () => Promise<boolean>,
  seen: { ms: number[]; megabytes: number },
): Promise<void> {
  const paths = ['/', '/shop/main/product', '/shop/main/product?keyword=shirt']
  for (let at = 0; !(await isSo()); at++) {
    const path = paths[at % paths.length] ?? '/'
    const since = performance.now()
    const answer = await fetch(`${url}${path}`)
    await answer.arrayBuffer()
    seen.ms.push(performance.now() - since)
    expect(answer.status, path).toBe(200)
    await sleep(50)
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    seen.megabytes = Math.max(seen.megabytes, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  }
}

test(
  'a large import goes on after each kill, doubles nothing, and the shop sells meanwhile',
  { timeout: 120_000 + rows * 100 + pictures * 500, retry: 0 },
  async () => {
    const seen = { ms: new Array<number>(), megabytes: 0 }
    const since = performance.now()
    const first = await open()
    await send(first)
    await sellUntil(first, async () => (await written()) >= rows / 3, seen)
    first.send('SIGKILL')
    await first.exit
    const half = await written()
    expect(half).toBeLessThan(rows)
    const second = await open()
    await sellUntil(second, async () => (await loaded()) >= pictures / 2, seen)
    second.send('SIGKILL')
    await second.exit
    expect(await loaded()).toBeLessThan(pictures)
    const last = await open()
    const isDone = async () => (await written()) === rows && (await loaded()) === pictures
    await sellUntil(last, isDone, seen)

    const found = await data.db.selectFrom('product_imports').selectAll().executeTakeFirstOrThrow()
    expect(found).toMatchObject({ state: 'done', created: rows, updated: 0, csv: null })
    const count = (table: 'products' | 'variants', column: 'handle' | 'sku', like: string) =>
      data.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(column, 'like', like)
        .executeTakeFirstOrThrow()
    expect(await count('products', 'handle', 'killed-%')).toEqual({ count: rows })
    expect(await count('variants', 'sku', 'KILLED-%')).toEqual({ count: rows })
    const shown = await data.db
      .selectFrom('product_pictures as i')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .select(['p.handle', 'i.file_id'])
      .where('p.handle', 'like', 'killed-%')
      .execute()
    expect(new Set(shown.map(({ handle }) => handle)).size).toBe(pictures)
    expect(shown).toHaveLength(pictures)
    const moved = await data.db
      .selectFrom('stock_movements as m')
      .innerJoin('variants as v', 'v.id', 'm.variant_id')
      .select((eb) => eb.fn.sum<number>('m.on_hand_change').as('sum'))
      .where('v.sku', 'like', 'KILLED-%')
      .executeTakeFirstOrThrow()
    expect(Number(moved.sum)).toBe(rows * 3)
    const minutes = ((performance.now() - since) / 60_000).toFixed(1)
    measured(
      'import',
      `${rows} rows and ${pictures} pictures in ${minutes} min, killed at ${half} rows and during the pictures; a shopper’s calls ${spread(seen.ms)}; ${Math.round(seen.megabytes)} MB at most`,
    )
    last.send('SIGTERM')
    await last.exit
  },
)
