import { expect, test } from 'vitest'
import { emailOf, measuresShown } from './measures.ts'

test('measurements are in measuring order, unknown ones last', () => {
  const sizes: { values: Record<string, number> }[] = [
    { values: { sleeve: 1, chest: 2 } },
    { values: { length: 3, cuff: 4 } },
  ]
  expect(measuresShown(sizes)).toEqual(['chest', 'length', 'sleeve', 'cuff'])
})

test('letters match the drawing, one for tops and one for trousers', () => {
  const shirt = ['chest', 'length', 'shoulder', 'sleeve']
  expect(shirt.map((name) => emailOf(name, shirt))).toEqual(['A', 'B', 'C', 'D'])
  const chinos = ['waist', 'hip', 'rise', 'inseam', 'thigh', 'hem']
  expect(chinos.map((name) => emailOf(name, chinos))).toEqual([
    'A',
    undefined,
    'B',
    'C',
    undefined,
    'D',
  ])
  expect(emailOf('width', ['height', 'width'])).toBeUndefined()
})
