import { expect, test } from 'vitest'
import { generatedProduct } from './generated-product.ts'

const products = Array.from({ length: 10_000 }, (_, number) => generatedProduct(number))

test('ten thousand products have ten thousand titles in each language', () => {
  for (const language of ['en', 'zh', 'cn'] as const) {
    expect(new Set(products.map(({ title }) => title[language])).size).toBe(products.length)
  }
})

test('a product is deterministic and has two or three different colours', () => {
  expect(generatedProduct(4711)).toEqual(products[4711])
  for (const { colours } of products) {
    expect([2, 3]).toContain(colours.length)
    expect(new Set(colours).size).toBe(colours.length)
  }
})
