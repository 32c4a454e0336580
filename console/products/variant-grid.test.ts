import { expect, test } from 'vitest'
import {
  cellsOf,
  emptyCells,
  gridRows,
  lowPricesOf,
  suggestedSku,
  typedAt,
  typedOver,
  variantBody,
} from './variant-grid.ts'

const navyM = {
  _id: 'var_1',
  product_id: 'prd_1',
  product_version: 1,
  sku: 'OX-NAVY-M',
  colour: 'navy',
  size: 'M',
  price: '380.00',
  compare_at: null,
  points_price: null,
  cost: null,
  weight_grams: 300,
  barcode: null,
  position: 0,
  is_archived: false,
  stock: [],
  preorder: null,
}

test('three colours in four sizes are twelve variants', () => {
  const rows = gridRows([], ['navy', 'white', 'black'], ['S', 'M', 'L', 'XL'])
  expect(rows).toHaveLength(12)
  expect(new Set(rows.map(({ key }) => key)).size).toBe(12)
})

test('a variant that exists is never offered again', () => {
  const rows = gridRows([navyM], ['navy'], ['M', 'L'])
  expect(rows.map(({ id, size }) => [id, size])).toEqual([
    ['var_1', 'M'],
    [null, 'L'],
  ])
})

test('a product without colours has one variant per size', () => {
  expect(gridRows([], [], ['S', 'M']).map(({ colour, size }) => [colour, size])).toEqual([
    [null, 'S'],
    [null, 'M'],
  ])
  expect(gridRows([], [], [])).toEqual([])
})

test('a suggested SKU names style, colour and size', () => {
  const row = { key: '', id: null, colour: 'dark-navy', size: '32 L' }
  expect(suggestedSku('ox 7', row)).toBe('OX-7-DARK-NAVY-32-L')
})

test('an empty cell is sent as no value', () => {
  const cells = {
    sku: ' A ',
    price: '10',
    compare_at: '',
    points_price: '',
    cost: '',
    barcode: '',
    weight_grams: '',
  }
  expect(variantBody(cells)).toEqual({
    sku: 'A',
    price: '10',
    compare_at: null,
    points_price: null,
    cost: null,
    barcode: null,
    weight_grams: 0,
  })
})

test('what was typed over differs only once a typed cell of a variant has changed', () => {
  const typed = { 'navy|M': { price: '400' }, 'navy|L': { price: '400' } }
  const before = typedOver([navyM], typed)
  expect(typedOver([{ ...navyM, cost: '90.00' }], typed)).toBe(before)
  expect(typedOver([{ ...navyM, price: '390.00' }], typed)).not.toBe(before)
})

test('the table asks about what the shop would refuse as a low price, and nothing else', () => {
  const before = cellsOf({ ...navyM, points_price: 1000 })
  const low = (cells: object, was = before) => lowPricesOf(was, { ...before, ...cells })
  expect(low({})).toEqual([])
  expect(low({ price: '190', points_price: '500', cost: '1' })).toEqual([])
  expect(low({ price: '', points_price: '' })).toEqual([])
  expect(low({ price: '３.８', points_price: '499' })).toEqual([
    { sku: 'OX-NAVY-M', unit: 'money', before: '380.00', after: '3.8' },
    { sku: 'OX-NAVY-M', unit: 'points', before: '1000', after: '499' },
  ])
  expect(low({ price: '1' }, emptyCells)).toEqual([])
  expect(low({ price: '0' }, emptyCells)).toMatchObject([{ before: null, after: '0' }])
})

test('what was typed at a colour is kept by each of its sizes, apart from its own codes', () => {
  const typed = {
    'navy|': { price: '400', sku: 'OX', barcode: '4891' },
    'navy|L': { price: '420' },
    'olive|': { cost: '90' },
  }
  const rows = gridRows([navyM], ['navy', 'olive'], ['M', 'L'])
  expect(Object.fromEntries(rows.map((row) => [row.key, typedAt(typed, row)]))).toEqual({
    'navy|M': {},
    'navy|L': { price: '420' },
    'olive|M': { cost: '90' },
    'olive|L': { cost: '90' },
  })
  const fresh = { key: 'navy|S', id: null, colour: 'navy', size: 'S' }
  expect(typedAt(typed, fresh)).toEqual({ price: '400' })
})
