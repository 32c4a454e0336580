import { expect, test } from 'vitest'
import type { LocalizedText } from '#domain/locale.ts'
import { nextRow, splitAt, suggestionsIn, type Suggestions } from './suggestion.ts'

const all = (text: string): LocalizedText => ({
  en: text,
  zh: `${text}（中）`,
  cn: `${text}（简）`,
})

const found: Suggestions = {
  products: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
    _id: `prd_${name}`,
    slug: name,
    title: all(`Shirt ${name}`),
    price: { from: '380.00', to: '380.00', original_from: null },
    picture: null,
    stock: 'in_stock',
  })),
  categories: ['shirts', 'overshirts', 'tees'].map((slug) => ({
    _id: `cat_${slug}`,
    slug,
    title: all(slug),
    product_count: 3,
  })),
  completions: [all('shirts'), all('shirt jackets')],
  correction: null,
}

test('at most eight rows: searches, categories, products', () => {
  const rows = suggestionsIn(found, 'zh')
  expect(rows.map(({ kind }) => kind)).toEqual([
    'search',
    'search',
    'category',
    'category',
    'product',
    'product',
    'product',
    'product',
  ])
  expect(rows[0]?.text).toBe('shirts（中）')
  expect(rows[4]?.path).toMatch(/^\/shop\/main\/product\/prd_a\//)
})

test('a spelling correction comes first, and only once', () => {
  const rows = suggestionsIn({ ...found, correction: 'shirts' }, 'en')
  expect(rows.slice(0, 3).map(({ text }) => text)).toEqual(['shirts', 'shirt jackets', 'shirts'])
  expect(rows[2]?.kind).toBe('category')
})

test.each([
  { current: null, step: 1, next: 0 },
  { current: 0, step: 1, next: 1 },
  { current: 2, step: 1, next: null },
  { current: null, step: -1, next: 2 },
  { current: 0, step: -1, next: null },
] as const)(
  'of three rows, a step of $step from $current leads to $next',
  ({ current, step, next }) => {
    expect(nextRow(current, 3, step)).toBe(next)
  },
)

test.each([
  { text: 'Oxford shirt', typed: 'OX', parts: ['', 'Ox', 'ford shirt'] },
  { text: '亞麻恤衫', typed: '恤', parts: ['亞麻', '恤', '衫'] },
  { text: 'Oxford shirt', typed: 'polo', parts: null },
])('$typed in $text', ({ text, typed, parts }) => {
  expect(splitAt(text, typed)).toEqual(parts)
})
