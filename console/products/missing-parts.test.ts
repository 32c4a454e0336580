import { expect, test } from 'vitest'
import { productExample } from '#contract/staff/product-example.ts'
import { missingParts } from './missing-parts.ts'

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
