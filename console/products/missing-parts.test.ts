import { expect, test } from 'vitest'
import { productExample, productSummaryExample } from '#contract/staff/product-example.ts'
import { missingInRow, missingParts } from './missing-parts.ts'

test('publishing names what the product still lacks', () => {
  const bare = { category_ids: [], pictures: [], measurements: [], variants: [] }
  expect(missingParts(bare)).toEqual(['category', 'variant', 'picture', 'measurements', 'stock'])
  const [variant] = productExample.variants
  if (!variant) throw new Error('The example has a variant')
  const soldOut = { ...productExample, variants: [{ ...variant, stock: [] }] }
  expect(missingParts(soldOut)).toContain('stock')
  const archived = { ...productExample, variants: [{ ...variant, is_archived: true }] }
  expect(missingParts(archived)).toEqual(expect.arrayContaining(['variant', 'stock']))
})

test('a line of the list tells of category, variants, picture and stock', () => {
  expect(missingInRow(productSummaryExample)).toEqual([])
  const bare = { category_count: 0, variant_count: 0, picture: null, available: 0 }
  expect(missingInRow(bare)).toEqual(['category', 'variant', 'picture', 'stock'])
})
