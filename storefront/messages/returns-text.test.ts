import { expect, test } from 'vitest'
import { product as cn } from './cn/product.ts'
import { product as en } from './en/product.ts'
import { product as zh } from './zh/product.ts'

test.each([
  ['en', en, /^14 days to return for a refund$/],
  ['zh', zh, /^14天內可退貨退款$/],
  ['cn', cn, /^14天内可退货退款$/],
] as const)(
  'in %s a product promises a refund within the days, and no exchange',
  (_, texts, said) => {
    expect(texts.returns(14)).toMatch(said)
  },
)
