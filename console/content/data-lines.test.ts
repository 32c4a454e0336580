import { expect, test } from 'vitest'
import { dataLines } from './data-lines.ts'

test('data are lines by their place, counted from one, without what is empty', () => {
  const data = {
    rows: [{ title: { en: 'Shirts', zh: '' }, is_wide: false }],
    pictures: [],
    note: null,
  }
  expect(dataLines(data)).toEqual(['rows › 1 › title › en: Shirts', 'rows › 1 › is_wide: false'])
  expect(dataLines({})).toEqual(dataLines({ pictures: [] }))
})
