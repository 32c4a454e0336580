import { expect, test } from 'vitest'
import {
  choiceOf,
  choiceQuery,
  isSoldOut,
  openVariants,
  othersInStock,
  variantOf,
} from './choice.ts'
import type { VariantView } from './product-view.ts'

function variant(colour: string | null, size: string | null, available = 3): VariantView {
  const stock = available === 0 ? 'sold_out' : 'low'
  return { id: `var_${colour}-${size}`, sku: '', colour, size, price: '100.00', stock, available }
}

function colour(code: string) {
  return { code, title: code, hex: '#000000', pictures: [] }
}

const shirt = {
  colours: [colour('white'), colour('navy')],
  sizes: ['S', 'M'],
  variants: [
    variant('white', 'S', 0),
    variant('white', 'M', 0),
    variant('navy', 'S'),
    variant('navy', 'M', 0),
  ],
}
const cap = {
  colours: [colour('navy')],
  sizes: ['One size'],
  variants: [variant('navy', 'One size')],
}
const plain = { colours: [], sizes: [], variants: [variant(null, null)] }

function choose(product: typeof shirt, query: string) {
  return choiceOf(product, new URLSearchParams(query))
}

test('by default the first colour in stock is chosen, and no size', () => {
  expect(choose(shirt, '')).toEqual({ colour: 'navy', size: null })
})

test('a URL chooses a variant or a colour, even if sold out', () => {
  expect(choose(shirt, 'variant=var_white-M')).toEqual({ colour: 'white', size: 'M' })
  expect(choose(shirt, 'colour=white')).toEqual({ colour: 'white', size: null })
  expect(choose(shirt, 'colour=white&size=S')).toEqual({ colour: 'white', size: 'S' })
})

test('unknown variants, colours and sizes are ignored', () => {
  expect(choose(shirt, 'variant=var_other&colour=pink&size=XXL')).toEqual({
    colour: 'navy',
    size: null,
  })
})

test('a single size is preselected, and so is a product without options', () => {
  expect(choiceOf(cap, new URLSearchParams())).toEqual({ colour: 'navy', size: 'One size' })
  expect(variantOf(plain, choiceOf(plain, new URLSearchParams()))?.id).toBe('var_null-null')
})

test.each([
  [{ colour: 'navy', size: 'S' }, '?variant=var_navy-S'],
  [{ colour: 'navy', size: null }, '?colour=navy'],
  [{ colour: null, size: null }, ''],
])('the query of %j is %s, and is read back as the same choice', (choice, query) => {
  expect(choiceQuery(shirt, choice)).toBe(query)
  if (choice.colour) expect(choose(shirt, query)).toEqual(choice)
})

test('a colour is sold out when all its sizes are', () => {
  expect(isSoldOut(openVariants(shirt, { colour: 'white', size: null }))).toBe(true)
  expect(isSoldOut(openVariants(shirt, { colour: 'navy', size: null }))).toBe(false)
  expect(isSoldOut(openVariants(shirt, { colour: 'navy', size: 'M' }))).toBe(true)
})

test.each([
  [{ colour: 'navy', size: 'M' }, [], ['S']],
  [{ colour: 'white', size: 'S' }, ['navy'], []],
  [{ colour: 'white', size: 'M' }, [], []],
  [{ colour: 'white', size: null }, ['navy'], []],
])('the alternatives to the sold-out %j are in stock', (choice, colours, sizes) => {
  const others = othersInStock(shirt, choice)
  expect(others.colours.map(({ code }) => code)).toEqual(colours)
  expect(others.sizes).toEqual(sizes)
})
