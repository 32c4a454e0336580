import { expect, test } from 'vitest'
import { isFiltered, parseReviewsSearch, reviewsQuery } from './reviews-search.ts'

const parse = (query: string) => parseReviewsSearch(new URLSearchParams(query))

test.each(['', '?rating=4', '?rating=4&size=M&pictures=1&page=3', '?size=3XL'])(
  'the filters in %s are read and written unchanged',
  (query) => {
    expect(reviewsQuery(parse(query))).toBe(query)
  },
)

test.each(['?rating=6', '?rating=x', '?page=0', '?page=-1', '?pictures=yes', '?size='])(
  '%s filters nothing',
  (query) => {
    expect(reviewsQuery(parse(query))).toBe('')
    expect(isFiltered(parse(query))).toBe(false)
  },
)
