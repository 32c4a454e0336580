import { expect, test } from 'vitest'
import { readProducts } from './read-products.ts'

test('a handle shared by two products and a third option are reported', () => {
  const { problems } = readProducts(
    [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant Price',
      'one,One,Size,M,,,,,100',
      'one,Another,Size,L,,,,,100',
      'cut,Cut,Colour,Navy,Size,M,Length,Long,100',
      'cut,,,Navy,,L,,Short,100',
    ].join('\n'),
  )
  expect(problems).toMatchObject([
    { line: 3, column: 'Handle', message: expect.stringContaining('“One” on line 2') },
    { line: 4, column: 'Option3 Name', message: expect.stringContaining('“Length”') },
  ])
})

const notCsv: [what: string, text: string, line: number, reason: string][] = [
  ['an open quote', 'Handle,Title,Price\na,"A,1', 2, 'never closed'],
  ['a quote within a cell', 'Handle,Title,Price\na,A "x",1', 2, 'in the middle'],
  ['text after a quote', 'Handle,Title,Price\na,"A"x,1', 2, 'follows'],
  ['a short row', 'Handle,Title,Price\na,A,1\nb,B', 3, 'more or fewer cells'],
]

test.each(notCsv)('%s is reported with its line', (_, text, line, reason) => {
  expect(readProducts(text).problems).toEqual([
    { line, column: '', message: expect.stringContaining(reason) },
  ])
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
