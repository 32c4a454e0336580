import { expect, test } from 'vitest'
import { presentPage } from './paging.ts'

test('the next page repeats the query, including lists', () => {
  const query = {
    page: 2,
    per_page: 5,
    colours: ['blue', 'red'],
    keyword: '恤衫',
    sizes: undefined,
  }
  const { next_page_url } = presentPage('/stores/main/filter', query, [], 11)
  const next = new URL(next_page_url ?? '', 'http://shop.test')
  expect(next.pathname).toBe('/api/customer/stores/main/filter')
  expect(Object.fromEntries(next.searchParams)).toEqual({
    page: '3',
    per_page: '5',
    colours: 'blue,red',
    keyword: '恤衫',
  })
})

test('the last page, and any after it, has no next page', () => {
  const next = (page: number, total: number) =>
    presentPage('/all', { page, per_page: 5 }, [], total).next_page_url
  expect(next(2, 10)).toBeNull()
  expect(next(9, 10)).toBeNull()
  expect(next(1, 0)).toBeNull()
  expect(next(2, 11)).not.toBeNull()
})
