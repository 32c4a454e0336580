import { expect, test } from 'vitest'
import { comparableMeasures, compareSizes, parseMeasure } from './own-garment.ts'

const sizes = [
  { size: 'S', values: { chest: 52, length: 74, sleeve: 62 } },
  { size: 'M', values: { chest: 55, length: 76, sleeve: 63 } },
  { size: 'L', values: { chest: 58, length: 78, sleeve: 64 } },
]
const names = ['chest', 'length', 'sleeve']

test('each size says how it differs, and the closest is marked', () => {
  const compared = compareSizes(sizes, { chest: 54.5, length: 76 }, names)
  expect(compared.map(({ isClosest }) => isClosest)).toEqual([false, true, false])
  expect(compared[0]?.differences).toEqual([
    { name: 'chest', cm: -2.5 },
    { name: 'length', cm: -2 },
  ])
})

test('nothing is compared before a figure is entered', () => {
  expect(compareSizes(sizes, {}, names)).toEqual([])
  expect(compareSizes(sizes, { waist: 40 }, names)).toEqual([])
})

test.each([
  [
    ['chest', 'length', 'shoulder', 'sleeve'],
    ['chest', 'length', 'sleeve'],
  ],
  [
    ['chest', 'length', 'shoulder'],
    ['chest', 'length'],
  ],
  [
    ['waist', 'rise', 'inseam', 'thigh'],
    ['waist', 'inseam', 'thigh'],
  ],
  [['circumference', 'brim'], []],
])('of %s the customer enters %s', (all, entered) => {
  expect(comparableMeasures(all)).toEqual(entered)
})

test.each([
  ['54,5', 'cm', 54.5],
  [' 21.5 ', 'in', 54.61],
  ['', 'cm', null],
  ['0', 'cm', null],
  ['-3', 'cm', null],
  ['wide', 'cm', null],
  ['400', 'cm', null],
  ['200', 'in', null],
] as const)('“%s” in %s is %s cm', (typed, unit, cm) => {
  expect(parseMeasure(typed, unit)).toBe(cm)
})
