import { expect, test } from 'vitest'
import { signature, signedBy } from './signature.ts'

const signed: readonly [string, string | null][] = [
  ['Chan Tai Man', 'Chan M.'],
  ['Wong Siu Ming', 'Wong M.'],
  ['Siu-Ming Wong', 'Siu-Ming W.'],
  ['Wong, Siu Ming', 'Wong M.'],
  ['Wong.Siu.Ming', 'Wong M.'],
  ['  Ada   lovelace ', 'Ada L.'],
  ['Wong　Siu Ming', 'Wong M.'],
  ["Siobhán O'Neill", 'Siobhán O.'],
  ['Anna ’t Hooft', 'Anna H.'],
  ['Cher', 'Cher'],
  ['harbour_walker', 'harbour_walker'],
  ['黃小明', '黃**'],
  ['黄小明', '黄**'],
  ['黃 小明', '黃**'],
  ['黃小明 Peter', '黃**'],
  ['Peter 黃小明', 'Peter 黃**'],
  ['歐陽小明', '歐陽**'],
  ['欧阳 小明', '欧**'],
  ['𠮷田', '𠮷**'],
  ['Ming 😀', 'Ming'],
  ['😀 Ming', 'Ming'],
  ['😀', null],
  ['   ', null],
  ['', null],
  ['tai.man@example.com', null],
  ['+852 9123 4567', null],
  ['Wong 9123 4567', null],
]

test.each(signed)(
  '%j is shown to others as %j, and signing that again changes nothing',
  (...row) => {
    const [name, shown] = row
    expect(signature(name)).toBe(shown)
    if (shown !== null) expect(signature(shown)).toBe(shown)
  },
)

test('the first name that may be shown signs, or a dash', () => {
  expect(signedBy('Wong Siu Ming', 'Chan Tai Man')).toBe('Wong M.')
  expect(signedBy('tai.man@example.com', 'Chan Tai Man')).toBe('Chan M.')
  expect(signedBy('', '😀')).toBe('—')
  expect(signedBy('—')).toBe('—')
})
