import { expect, test, vi } from 'vitest'
import { PageCache, type Rendered } from './page-cache.ts'
import { Page } from './page.ts'

function aPage(text: string, more: { tags?: string[]; status?: number; storedAt?: number } = {}) {
  const { tags = [], status = 200, storedAt = 0 } = more
  return new Page({ status, headers: [], body: Buffer.from(text), tags, storedAt })
}

function rendered(page: Page, isKeepable = true): Rendered {
  return { page, isKeepable }
}

function aCache(more: { maxBytes?: number; now?: () => number } = {}) {
  const onError = (error: unknown) => {
    throw error
  }
  return new PageCache({ maxBytes: 1_000_000, maxAgeMs: 1000, now: () => 0, onError, ...more })
}

/** A render that waits for `resolve`. */
function heldRender() {
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  return { render: vi.fn(() => promise), resolve }
}

const never = () => Promise.reject(new Error('Unexpected render'))

test('a page is rendered once and then served from the cache', async () => {
  const cache = aCache()
  const page = aPage('home')
  expect(await cache.load('/', async () => rendered(page))).toBe(page)
  expect(cache.find('/', never)).toBe(page)
  expect(cache.find('/other', never)).toBeUndefined()
})

test('a page asked for again is compressed as far as possible, even if it is stale each time', async () => {
  let now = 0
  const cache = aCache({ now: () => now })
  const pages: Page[] = []
  async function render() {
    const page = aPage('home', { storedAt: now })
    pages.push(page)
    return rendered(page)
  }
  await cache.load('/', render)
  expect(pages.map(({ isPolished }) => isPolished)).toEqual([false])
  for (const visit of [1, 2, 3]) {
    now += 5000
    cache.find('/', render)
    await expect.poll(() => pages).toHaveLength(visit + 1)
  }
  await expect.poll(() => pages.at(-1)?.isPolished).toBe(true)
})

test('a hundred requests at once share one render', async () => {
  const cache = aCache()
  const { render, resolve } = heldRender()
  const answers = Array.from({ length: 100 }, () => cache.load('/', render))
  resolve(rendered(aPage('home')))
  expect(new Set(await Promise.all(answers)).size).toBe(1)
  expect(render).toHaveBeenCalledTimes(1)
})

test('a failed render fails its requests, and the next request tries again', async () => {
  const cache = aCache()
  await expect(cache.load('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const page = aPage('home')
  expect(await cache.load('/', async () => rendered(page))).toBe(page)
})

test('a changed tag drops only the pages with this tag', async () => {
  const cache = aCache()
  await cache.load('/a', async () => rendered(aPage('a', { tags: ['product:1', 'layout'] })))
  await cache.load('/b', async () => rendered(aPage('b', { tags: ['product:2', 'layout'] })))
  cache.drop(['product:1', 'product:9'])
  expect(cache.find('/a', never)).toBeUndefined()
  expect(cache.find('/b', never)).toBeDefined()
  cache.drop(['*'])
  expect(cache.find('/b', never)).toBeUndefined()
  expect(cache.size).toEqual({ pages: 0, bytes: 0 })
})

test('a page whose tag changed during its render is served but not cached', async () => {
  const cache = aCache()
  const { render, resolve } = heldRender()
  const answer = cache.load('/', render)
  cache.drop(['product:1'])
  resolve(rendered(aPage('old price', { tags: ['product:1'] })))
  await answer
  expect(cache.find('/', never)).toBeUndefined()
})

test('a stale page that renders unchanged is not compressed again', async () => {
  let now = 0
  const cache = aCache({ now: () => now })
  const old = aPage('home')
  const same = aPage('home', { storedAt: 2000 })
  const other = aPage('new home', { storedAt: 4000 })
  await cache.load('/', async () => rendered(old))
  await old.polish()
  const packed = old.form('br')
  now = 2000
  cache.find('/', async () => rendered(same))
  await expect.poll(() => cache.find('/', never)).toBe(same)
  expect(same.form('br')).toBe(packed)
  expect(Buffer.from(await same.source()).toString()).toBe('home')

  now = 4000
  cache.find('/', async () => rendered(other))
  await expect.poll(() => cache.find('/', never)).toBe(other)
  expect(other.form('br')).toBeUndefined()
})

test('a page is cached if only other tags changed during its render', async () => {
  const cache = aCache()
  const { render, resolve } = heldRender()
  const answer = cache.load('/', render)
  cache.drop(['product:2'])
  resolve(rendered(aPage('price', { tags: ['product:1'] })))
  await answer
  expect(cache.find('/', never)).toBeDefined()
})

test('a request after a change never gets a page whose render started before it', async () => {
  const cache = aCache()
  const first = heldRender()
  const before = cache.load('/', first.render)
  cache.drop(['product:1'])
  const fresh = aPage('new price', { tags: ['product:1'] })
  const after = cache.load('/', async () => rendered(fresh))
  const old = aPage('old price', { tags: ['product:1'] })
  first.resolve(rendered(old))
  expect(await before).toBe(old)
  expect(await after).toBe(fresh)
  expect(cache.find('/', never)).toBe(fresh)
})

test('a stale page is served at once while a single render replaces it', async () => {
  let now = 0
  const cache = aCache({ now: () => now })
  const old = aPage('old')
  await cache.load('/', async () => rendered(old))
  now = 1001
  const { render, resolve } = heldRender()
  expect(cache.find('/', render)).toBe(old)
  expect(cache.find('/', render)).toBe(old)
  const fresh = aPage('new', { storedAt: now })
  resolve(rendered(fresh))
  await expect.poll(() => cache.find('/', never)).toBe(fresh)
  expect(render).toHaveBeenCalledTimes(1)
})

test('a working page is not replaced by an error page', async () => {
  let now = 0
  const cache = aCache({ now: () => now })
  const good = aPage('good')
  await cache.load('/', async () => rendered(good))
  now = 1001
  const failure = vi.fn(async () => rendered(aPage('sorry', { status: 500 }), false))
  cache.find('/', failure)
  await expect.poll(() => failure).toHaveBeenCalled()
  expect(cache.find('/', failure)).toBe(good)
})

test('a page that is now a 404 is removed', async () => {
  let now = 0
  const cache = aCache({ now: () => now })
  await cache.load('/', async () => rendered(aPage('product')))
  now = 1001
  const gone = async () => rendered(aPage('not found', { status: 404 }), false)
  cache.find('/', gone)
  await expect.poll(() => cache.size.pages).toBe(0)
})

test('a page that must not be cached is rendered for each request', async () => {
  const cache = aCache()
  const render = vi.fn(async () => rendered(aPage('once'), false))
  await cache.load('/', render)
  await cache.load('/', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('the least recently used pages are evicted', async () => {
  const cache = aCache({ maxBytes: 5000 })
  for (const key of ['/a', '/b', '/c']) {
    await cache.load(key, async () => rendered(aPage('x'.repeat(500))))
  }
  cache.find('/a', never)
  await cache.load('/d', async () => rendered(aPage('x'.repeat(500))))
  expect(cache.find('/b', never)).toBeUndefined()
  expect(cache.find('/a', never)).toBeDefined()
  expect(cache.size.bytes).toBeLessThanOrEqual(5000)
})

test('every encoding counts towards a page’s size', async () => {
  const cache = aCache()
  const page = aPage('x'.repeat(5000))
  await cache.load('/', async () => rendered(page))
  const before = cache.size.bytes
  await page.prepare('gzip')
  cache.resize('/', page)
  expect(cache.size.bytes).toBeGreaterThan(before)
  expect(cache.size.bytes).toBe(page.bytes)
})
