import { expect, test } from 'vitest'
import { getProduct, listProducts } from '#contract/staff/products.ts'
import { exampleAnswer } from '#test/example-answer.ts'
import { missingInRow, missingParts } from './missing-parts.ts'

const exampleProduct = exampleAnswer(getProduct)

test('publishing names what the product still lacks', () => {
  const bare = { category_ids: [], pictures: [], measurements: [], variants: [] }
  expect(missingParts(bare)).toEqual(['category', 'variant', 'picture', 'measurements', 'stock'])
  const [variant] = exampleProduct.variants
  if (!variant) throw new Error('The example has a variant')
  const soldOut = { ...exampleProduct, variants: [{ ...variant, stock: [] }] }
  expect(missingParts(soldOut)).toContain('stock')
  const archived = { ...exampleProduct, variants: [{ ...variant, is_archived: true }] }
  expect(missingParts(archived)).toEqual(expect.arrayContaining(['variant', 'stock']))
})

test('a line of the list tells of category, variants, picture and stock', () => {
  expect(exampleAnswer(listProducts).data.map(missingInRow)).toEqual([[]])
  const bare = { category_count: 0, variant_count: 0, picture: null, available: 0 }
  expect(missingInRow(bare)).toEqual(['category', 'variant', 'picture', 'stock'])
})
