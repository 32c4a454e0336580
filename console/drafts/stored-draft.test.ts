import { expect, test } from 'vitest'
import { dayMs } from '#domain/dates.ts'
import { changesIn } from './changes-in.ts'
import { draftKey, dropOldDrafts, storedDraft, storeDraft } from './stored-draft.ts'

/** A browser's store with room for so many characters. */
function aStore(room = Infinity): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

const at = '2026-11-25T02:32:00.000Z'
const draft = { at, basis: '[]', content: { title: 'Half-done' } }
const key = draftKey('stf_1', '/staff/products/prd_1', 'product')

test('a draft belongs to one person, address and form', () => {
  const store = aStore()
  storeDraft(key, draft, store)
  expect(storedDraft(key, store)).toEqual(draft)
  const others = [
    draftKey('stf_2', '/staff/products/prd_1', 'product'),
    draftKey('stf_1', '/staff/products/prd_2', 'product'),
    draftKey('stf_1', '/staff/products/prd_1', 'search'),
  ]
  expect(others.map((other) => storedDraft(other, store))).toEqual([null, null, null])
})

test('a full browser says that it kept nothing, and has no older draft either', () => {
  const store = aStore(200)
  expect(storeDraft(key, draft, store)).toBe(true)
  expect(storeDraft(key, { ...draft, content: 'x'.repeat(300) }, store)).toBe(false)
  expect(storedDraft(key, store)).toBeNull()
})

test('what is no draft is not offered', () => {
  const store = aStore()
  for (const text of ['{', '[]', '{"at":"yesterday"}']) {
    store.setItem(key, text)
    expect(storedDraft(key, store)).toBeNull()
  }
})

test('drafts of more than a month ago are dropped, and nothing else of the store', () => {
  const store = aStore()
  store.setItem('console.theme', 'dark')
  storeDraft(key, draft, store)
  dropOldDrafts(Date.parse(at) + 30 * dayMs, store)
  expect(store.length).toBe(2)
  dropOldDrafts(Date.parse(at) + 30 * dayMs + 1, store)
  expect([store.length, store.getItem('console.theme')]).toEqual([1, 'dark'])
})

test('only the fields that differ are kept, also inside a text of three languages', () => {
  const before = { title: { en: 'Shirt', zh: '恤衫' }, tags: ['a'], brand: 'Praya' }
  expect(changesIn(before, { ...before, title: { en: 'Shirt', zh: '襯衫' } })).toEqual({
    title: { en: 'Shirt', zh: '襯衫' },
  })
  expect(changesIn(before, structuredClone(before))).toEqual({})
})
