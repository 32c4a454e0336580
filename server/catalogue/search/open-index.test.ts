import { expect, test } from 'vitest'
import { aCategory, aProduct, change } from '#test/builders/catalogue.ts'
import { aPromotion, noPromotions, percentOff } from '#test/builders/promotions.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import type { Db } from '../../platform/database/db.ts'
import { openSearchIndex } from './open-index.ts'

const { ctx } = await testShop()
const { id: store } = await mainStore(ctx)
const all = { offset: 0, limit: 1000 }
const byTitle = { by: 'title', isDescending: false } as const

async function titles(search = ctx.search): Promise<number> {
  const index = await search.current(store)
  return index.search({}, { by: 'title', isDescending: false }, all).total
}

function rename(id: string, title: string) {
  return ctx.db
    .updateTable('products')
    .set({ title: JSON.stringify({ en: title, zh: title, cn: title }) })
    .where('id', '=', id)
    .execute()
}

async function find(keyword: string, search = ctx.search): Promise<string[]> {
  const index = await search.withWords(store)
  return index.search({ keyword }, { by: 'relevance', isDescending: false }, all).ids
}

test('after a lost connection the whole catalogue is reloaded', async () => {
  const { id } = await aProduct(ctx, { title: 'Before' })
  expect(await find('before')).toEqual([id])
  await rename(id, 'Unheard')
  expect(await find('unheard')).toEqual([])
  await change(ctx, ['*'], async () => {})
  expect(await find('unheard')).toEqual([id])
})

test('a change of many products arrives completely', async () => {
  const ids: string[] = []
  for (let made = 0; made < 130; made += 1) ids.push((await aProduct(ctx)).id)
  await change(ctx, [...ids.map((id) => `product:${id}`), 'products'], (trx) =>
    trx.updateTable('products').set({ status: 'archived' }).where('id', 'in', ids).execute(),
  )
  expect(await titles()).toBe(1)
})

test('changes during a reload are not missed', async () => {
  const { id } = await aProduct(ctx, { title: 'Zero' })
  for (const word of ['Firstword', 'Secondword', 'Thirdword']) {
    await rename(id, word)
    await aCategory(ctx)
    await ctx.bus.announce(ctx.db, [`product:${id}`])
  }
  await ctx.bus.settled()
  expect(await find('thirdword')).toEqual([id])
  expect(await find('firstword')).toEqual([])
})

test('a process that starts loads the current catalogue', async () => {
  const late = await openSearchIndex(ctx.db, ctx.bus, ctx.log)
  expect(await find('thirdword', late)).toHaveLength(1)
})

test('a search during startup waits for the texts instead of finding nothing', async () => {
  const late = await openSearchIndex(ctx.db, ctx.bus, ctx.log)
  const { id } = await aProduct(ctx, { title: 'Latecomer' })
  const index = await late.withWords(store)
  const order = { by: 'relevance', isDescending: false } as const
  expect(index.search({ keyword: 'latecomer' }, order, all).ids).toEqual([id])
  expect(index.search({ keyword: 'thirdword' }, order, all).total).toBe(1)
})

test('a promotion updates only what it covers; a renamed category reloads the catalogue', async () => {
  const { id } = await aProduct(ctx, { title: 'Reduced', price: 20_000, tags: ['linen'] })
  const { id: other } = await aProduct(ctx, { title: 'Regular', price: 15_000 })
  const before = await ctx.search.current(store)
  const cheap = async () => {
    const index = await ctx.search.withWords(store)
    return index.search({ priceMax: 12_000, keyword: 're' }, byTitle, all).ids
  }
  await aPromotion(ctx, percentOff(50), { level: 'local', scope: { tags: ['linen'] } })
  expect(await cheap()).toEqual([id])
  await aPromotion(ctx, percentOff(60), { level: 'local', scope: { product_ids: [other] } })
  expect(await cheap()).toEqual([id, other])
  await noPromotions(ctx)
  expect(await cheap()).toEqual([])
  expect(await ctx.search.current(store)).toBe(before)
  await aCategory(ctx)
  expect(await ctx.search.current(store)).not.toBe(before)
})

test('a failed reload leaves the index unchanged and is retried', async () => {
  let isDown = false
  const flaky = new Proxy(ctx.db, {
    get(db: Db, name: keyof Db) {
      if (isDown && name === 'selectFrom') throw new Error('connection terminated')
      const value: unknown = Reflect.get(db, name)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
  const { id } = await aProduct(ctx, { title: 'Steady' })
  const search = await openSearchIndex(flaky, ctx.bus, ctx.log)
  await search.withWords(store)
  isDown = true
  await change(ctx, [`product:${id}`], () => rename(id, 'Recovered'))
  expect(await find('steady', search)).toEqual([id])
  isDown = false
  await expect.poll(() => find('recovered', search)).toEqual([id])
})

test('texts that fail to load at startup are loaded later', async () => {
  let reads = 0
  const flaky = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      // The first query of products is for prices and stock, the second for texts.
      if (JSON.stringify(node).includes('"products"') && (reads += 1) === 2) throw new Error('away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { id } = await aProduct(ctx, { title: 'Patience' })
  const search = await openSearchIndex(flaky, ctx.bus, ctx.log)
  expect(await find('patience', search)).toEqual([id])
  expect(reads).toBeGreaterThan(2)
})

test('a shop that is shutting down stops retrying', async () => {
  const warnings: string[] = []
  const log = { ...ctx.log, warn: (_: object, text: string) => void warnings.push(text) }
  const heard: ((tags: readonly string[]) => void)[] = []
  let isClosed = false
  const bus = {
    ...ctx.bus,
    onChange: (listener: (tags: readonly string[]) => void) => void heard.push(listener),
    isClosed: () => isClosed,
  }
  let isGone = false
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isGone) throw new Error('the pool has ended')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const index = await openSearchIndex(db, bus, Object.assign(ctx.log.child({}), log))
  isGone = true
  heard.forEach((notify) => notify(['*']))
  await index.current(store)
  expect(warnings).toHaveLength(1)
  isClosed = true
  heard.forEach((notify) => notify(['*']))
  await index.current(store)
  expect(warnings).toHaveLength(1)
})
