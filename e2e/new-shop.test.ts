import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { freePort } from '#db/embedded/free-port.ts'
import { startShop } from '#server/main.ts'
import { readSettings } from '#server/platform/settings.ts'
import { seedShop } from '#server/seed-shop.ts'
import { copiedDatabase } from '#test/database.ts'
import { removeFolder } from './shop.ts'

/** The shop of a label that has no products yet: `SHOP_SEED=empty`. */

const folder = await mkdtemp(path.join(tmpdir(), 'shop-e2e-'))
// Resembles a new machine with a bucket and a database elsewhere.
const dataDir = path.join(folder, 'not-yet')
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const settings = readSettings({
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: url,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
})
const shop = await startShop(settings, await copiedDatabase(inject('testServer').template))
await seedShop(shop.ctx, 'empty')
await shop.ctx.bus.settled()

afterAll(async () => {
  await shop.stop()
  await removeFolder(folder)
})

test.each(['/', '/zh', '/cn', '/shop/main/product', '/shop/main/compare?ids=gone,sold', '/posts'])(
  '%s is a page before there are products',
  async (address) => {
    const answer = await fetch(url + address, { headers: { 'accept-language': 'en' } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1')
  },
)

test('the page of a product that does not exist is not found', async () => {
  expect((await fetch(`${url}/shop/main/product/gone`)).status).toBe(404)
})

test('metrics can be read before anything was written to the folder of data', async () => {
  const answer = await fetch(`${url}/metrics`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('shop_disk_free_bytes')
})
