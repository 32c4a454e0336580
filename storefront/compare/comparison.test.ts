import { expect, test } from 'vitest'
import { getProduct } from '#contract/endpoints/catalogue.ts'
import { exampleOf } from '#contract/examples.ts'
import { messages } from '../messages/en.ts'
import type { ProductDetails } from '../product/present-product.ts'
import { compare } from './comparison.ts'

const shirt: ProductDetails = getProduct.answer.parse(exampleOf(getProduct))
const text = (en: string) => ({ en, zh: en, cn: en })
const cheaper = { variants: shirt.variants.map((each) => ({ ...each, price: '1.00' })) }
const slim = { fit: text('Slim') }
const linen = { fabric: text('Linen') }

/** The rows that are marked if another product differs in this. */
function marked(difference: Partial<ProductDetails>) {
  const other = { ...shirt, _id: 'prd_other', ...difference }
  const { rows } = compare([shirt, other], 'en', messages)
  return rows.flatMap(({ id, isMarked }) => (isMarked ? [id] : []))
}

test('of products that differ in everything, price, fit and fabric are marked', () => {
  const everything = {
    ...cheaper,
    ...slim,
    ...linen,
    point_price: 100,
    care: [],
    origin: 'JP',
    collection: { slug: 'other', title: text('Other') },
    colour_choices: [],
    size_choices: ['One size'],
    review_average: 3,
    review_count: 2,
  }
  expect(marked(everything)).toEqual(['price', 'fit', 'fabric'])
})

test.each([
  ['nothing', {}, []],
  ['the price', cheaper, ['price']],
  ['the fit', slim, ['fit']],
  ['the fabric', linen, ['fabric']],
])('of products that differ in %s, no other row is marked', (_, difference, rows) => {
  expect(marked(difference)).toEqual(rows)
})
