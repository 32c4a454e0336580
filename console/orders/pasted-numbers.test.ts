import { expect, test } from 'vitest'
import { pastedNumbers } from './pasted-numbers.ts'

const orders = ['PR-7K3Q-9XD', 'PR-2M4N-8YZ', 'PR-5P6R-7WV']

function read(text: string, first = 0) {
  const found = pastedNumbers(text, orders, first)
  return 'line' in found ? found : { ...found, numbers: [...found.numbers] }
}

test('a column gives one number to each order from the field on, and an empty line none', () => {
  expect(read('SF1001\r\n\r\nSF1003\r\n')).toEqual({
    numbers: [
      ['PR-7K3Q-9XD', 'SF1001'],
      ['PR-5P6R-7WV', 'SF1003'],
    ],
    left: 0,
  })
  expect(read('SF1001\nSF1002\nSF1003', 1)).toEqual({
    numbers: [
      ['PR-2M4N-8YZ', 'SF1001'],
      ['PR-5P6R-7WV', 'SF1002'],
    ],
    left: 1,
  })
})

test.each([
  ['a spreadsheet', 'PR-5P6R-7WV\tSF1003\nPR-7K3Q-9XD\tSF1001'],
  ['a file with a heading', 'Order;Name;Number\npr5p6r7wv;Ho;SF1003\nPR-7K3Q-9XD;Chan;SF1001'],
  ['full width', 'ＰＲ－５Ｐ６Ｒ－７ＷＶ，,ＳＦ１００３\nPR-7K3Q-9XD,SF1001'],
])('rows that name their orders may come in any order: %s', (_, text) => {
  expect(read(text)).toMatchObject({
    numbers: [
      ['PR-5P6R-7WV', 'SF1003'],
      ['PR-7K3Q-9XD', 'SF1001'],
    ],
  })
})

test('numbers of orders that are not here are counted, and an uneven row is named', () => {
  expect(read('PR-7K3Q-9XD\tSF1001\nPR-0000-000\tSF1009')).toMatchObject({ left: 1 })
  expect(read('PR-7K3Q-9XD\tSF1001\nPR-2M4N-8YZ')).toEqual({ line: 2 })
})
