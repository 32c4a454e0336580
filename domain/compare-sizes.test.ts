import { expect, test } from 'vitest'
import { compareSizes } from './compare-sizes.ts'

test('sizes are sorted from small to large', () => {
  const order = 'XXS XS S M L XL XXL 3XL 28 30.5 32 One'.split(' ')
  const sizes = 'One 32 XL S 28 3XL M XXS L XS XXL 30.5'.split(' ')
  expect(sizes.toSorted(compareSizes)).toEqual(order)
})
