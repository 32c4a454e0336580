import { expect, test } from 'vitest'
import { decodeStatement } from './decode-statement.ts'

const bytes = (...values: number[]) => new Uint8Array(values).buffer

test.each([
  ['UTF-8', bytes(0xe6, 0x97, 0xa5, 0xe6, 0x9c, 0x9f), '日期'],
  ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0xe6, 0x97, 0xa5), '日'],
  ['Big5', bytes(0xa4, 0xe9, 0xb4, 0xc1), '日期'],
  ['plain ASCII', bytes(0x44, 0x61, 0x74, 0x65), 'Date'],
])('a statement in %s is read', (_, file, text) => {
  expect(decodeStatement(file)).toBe(text)
})
