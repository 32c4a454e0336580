import { expect, test } from 'vitest'
import { TagCache } from './tag-cache.ts'

function loaded<Value>(value: Value, ...tags: string[]) {
  return async () => ({ value, tags })
}

test('a value is loaded once for all concurrent and later callers', async () => {
  const cache = new TagCache<string>(10)
  let loads = 0
  const load = async () => {
    loads += 1
    return { value: 'shirt', tags: [] }
  }
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([
    'shirt',
    'shirt',
  ])
  await cache.get('a', load)
  expect(loads).toBe(1)
})

test('a change drops the entries with its tag and no others', async () => {
  const cache = new TagCache<number>(10)
  await cache.get('one', loaded(1, 'product:1', 'products'))
  await cache.get('two', loaded(2, 'product:2', 'products'))
  cache.drop(['product:1'])
  expect([cache.peek('one'), cache.peek('two')]).toEqual([undefined, 2])
  cache.drop(['*'])
  expect(cache.peek('two')).toBeUndefined()
})

test('a value that changes while loading is returned but not cached, and later callers reload it', async () => {
  const cache = new TagCache<string>(10)
  const { promise, resolve: finish } = Promise.withResolvers<{ value: string; tags: string[] }>()
  const old = cache.get('a', () => promise)
  await Promise.resolve()
  cache.drop(['product:1'])
  const fresh = cache.get('a', loaded('new', 'product:1'))
  finish({ value: 'old', tags: ['product:1'] })
  expect([await old, await fresh]).toEqual(['old', 'new'])
  expect(cache.peek('a')).toBe('new')
})

test('an unrelated change does not invalidate a load', async () => {
  const cache = new TagCache<string>(10)
  const { promise, resolve: finish } = Promise.withResolvers<{ value: string; tags: string[] }>()
  const shirt = cache.get('a', () => promise)
  await Promise.resolve()
  cache.drop(['product:2'])
  finish({ value: 'shirt', tags: ['product:1'] })
  await shirt
  expect(cache.peek('a')).toBe('shirt')
})

test('a failed load is retried by the next caller', async () => {
  const cache = new TagCache<string>(10)
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.get('a', loaded('up'))).toBe('up')
})

test('the least recently used value is evicted', () => {
  const cache = new TagCache<number>(2)
  cache.set('a', 1, ['t'])
  cache.set('b', 2, ['t'])
  cache.peek('a')
  cache.set('c', 3, ['t'])
  expect([cache.peek('a'), cache.peek('b'), cache.peek('c')]).toEqual([1, undefined, 3])
})
