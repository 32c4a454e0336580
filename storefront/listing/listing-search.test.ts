import { expect, test } from 'vitest'
import {
  changed,
  isFiltered,
  listingQuery,
  maxPagesShown,
  parseListing,
  withoutFilters,
} from './listing-search.ts'

function parse(query: string) {
  return parseListing(new URLSearchParams(query))
}

test.each([
  [''],
  ['?keyword=%E8%A1%AC%E8%A1%AB'],
  ['?category=shirts&category=tees&colours=blue&sizes=M&price_min=100&in_stock=true'],
  ['?sort=price_desc&view=list&per_page=48&from=2&page=3'],
])('parsing a query preserves it: %s', (query) => {
  expect(listingQuery(parse(query))).toBe(query)
})

test('several values may come in several fields or in one, in any order', () => {
  const query = '?colours=blue&colours=green'
  expect(listingQuery(parse('colours=green&colours=blue&colours=blue'))).toBe(query)
  expect(listingQuery(parse('colours=green, blue,'))).toBe(query)
})

test.each([
  ['page=0'],
  ['page=-1'],
  ['page=abc'],
  ['page=1e9'],
  ['per_page=1000'],
  ['view=table'],
  ['price_min=cheap'],
  ['price_max=-5'],
  ['in_stock=yes'],
  ['colours='],
  [`sizes=${'M'.repeat(49)}`],
])('invalid values are dropped: %s', (query) => {
  expect(listingQuery(parse(query))).toBe('')
})

test('no more values are sent than the API accepts', () => {
  const many = Array.from({ length: 60 }, (_, number) => `colours=shade-${number}`).join('&')
  expect(parse(many).colours.join(',').length).toBeLessThanOrEqual(1000)
})

test('a page range never ends before it starts, and its length is limited', () => {
  expect(parse('from=5&page=3')).toMatchObject({ from: 3, page: 3 })
  expect(parse('from=1&page=40').from).toBe(40 - maxPagesShown + 1)
})

test('choosing a filter returns to the first page, and removing it restores the list', () => {
  const before = parse('keyword=linen&sort=newest&page=3')
  const chosen = changed(before, { colours: ['blue'], in_stock: true })
  expect(chosen.page).toBe(1)
  expect(isFiltered(chosen)).toBe(true)
  expect(listingQuery(withoutFilters(chosen))).toBe('?keyword=linen&sort=newest')
})
