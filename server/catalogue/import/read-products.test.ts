import { expect, test } from 'vitest'
import { tell } from './problem.ts'
import { readProducts } from './read-products.ts'

const told = (text: string) => readProducts(text).problems.map((each) => tell(each, 'en'))

test('a handle shared by two products is reported', () => {
  const problems = told(
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant Price',
      'one,One,Size,M,100',
      'one,Another,Size,L,100',
    ].join('\n'),
  )
  expect(problems).toMatchObject([
    { line: 3, column: 'Handle', message: expect.stringContaining('“One” on line 2') },
  ])
})

test('a third option is joined with the size', () => {
  const { products, problems } = readProducts(
    [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Price',
      'cut,Cut,Waist,32,Colour,Navy,Length,Long,100',
      'cut,,,32,,Navy,,Short,100',
    ].join('\n'),
  )
  expect(problems).toEqual([])
  expect(products[0]?.variants).toMatchObject([
    { colour: 'Navy', size: '32 / Long', sku: 'CUT-NAVY-32-LONG' },
    { colour: 'Navy', size: '32 / Short', sku: 'CUT-NAVY-32-SHORT' },
  ])
})

const notCsv: [what: string, text: string, line: number, reason: string][] = [
  ['an open quote', 'Handle,Title,Price\na,"A,1', 2, 'never closed'],
  ['a quote within a cell', 'Handle,Title,Price\na,A "x",1', 2, 'in the middle'],
  ['text after a quote', 'Handle,Title,Price\na,"A"x,1', 2, 'follows'],
  ['a short row', 'Handle,Title,Price\na,A,1\nb,B', 3, 'more or fewer cells'],
]

test.each(notCsv)('%s is reported with its line', (_, text, line, reason) => {
  expect(told(text)).toEqual([{ line, column: '', message: expect.stringContaining(reason) }])
})

test('headings may differ in case and spaces, and weights may have decimals', () => {
  const { products, problems } = readProducts(
    'HANDLE,title,variant price,Variant  Grams\nbelt,Belt,120,180.6',
  )
  expect(problems).toEqual([])
  expect(products).toMatchObject([
    { handle: 'belt', variants: [{ priceCents: 12_000, weightGrams: 181 }] },
  ])
})
