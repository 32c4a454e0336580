import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'
import { fieldMessages } from '../language/field-messages.ts'

const names = new Map([['whs_afzDGZbYuz', 'Mall shop']])
const english = { texts: fieldMessages.en, language: 'en', names } as const
const chinese = { texts: fieldMessages.zh, language: 'zh', names } as const

test('only what differs is shown, in words', () => {
  const before = { status: 'draft', title: { en: 'Coat', zh: '大衣' }, price_cents: 48_000 }
  const after = { status: 'active', title: { en: 'Coat', zh: '長大衣' }, price_cents: 38_000 }
  expect(changedFields(before, after, english)).toEqual([
    { name: 'status', before: 'draft', after: 'on sale' },
    { name: 'title · Traditional Chinese', before: '大衣', after: '長大衣' },
    { name: 'price', before: 'HK$480', after: 'HK$380' },
  ])
  expect(changedFields(before, after, chinese)[0]).toEqual({
    name: '狀態',
    before: '草稿',
    after: '上架',
  })
})

test('a place is named, and an id that names nothing is left out', () => {
  const after = { warehouse_id: 'whs_afzDGZbYuz', shipment_id: 'shp_wGnCdrCDcf', qty: 2 }
  expect(changedFields(null, after, english)).toEqual([
    { name: 'place', before: undefined, after: 'Mall shop' },
    { name: 'quantity', before: undefined, after: '2' },
  ])
})

test('lists, times, switches and empty fields read as text', () => {
  const before = { links: [{ title: 'Shirts' }], tags: [], held_until: null }
  const after = {
    links: [{ title: 'Shirts' }, { title: 'Trousers' }],
    tags: ['linen', 'summer'],
    held_until: '2026-11-24T00:15:17.725Z',
    is_archived: true,
  }
  expect(changedFields(before, after, english)).toEqual([
    { name: 'tags', before: 'nothing', after: 'linen, summer' },
    { name: 'held until', before: 'nothing', after: '24/11/2026 08:15' },
    { name: 'links · 2 · title', before: undefined, after: 'Trousers' },
    { name: 'archived', before: undefined, after: 'yes' },
  ])
})
