import { expect, test } from 'vitest'
import { decodeStatement, kindOfNoText } from './decode-statement.ts'

const bytes = (...values: number[]) => new Uint8Array(values).buffer
const file = (text: string) => new TextEncoder().encode(text).buffer

test.each([
  ['UTF-8', bytes(0xe6, 0x97, 0xa5, 0xe6, 0x9c, 0x9f), '日期'],
  ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0xe6, 0x97, 0xa5), '日'],
  ['UTF-16', bytes(0xff, 0xfe, 0xe5, 0x65, 0x1f, 0x67), '日期'],
  ['UTF-16, the other way round', bytes(0xfe, 0xff, 0x65, 0xe5, 0x67, 0x1f), '日期'],
  ['Big5', bytes(0xa4, 0xe9, 0xb4, 0xc1), '日期'],
  ['plain ASCII', bytes(0x44, 0x61, 0x74, 0x65), 'Date'],
])('a statement in %s is read', (_, content, text) => {
  expect(decodeStatement(content)).toBe(text)
  expect(kindOfNoText(content)).toBeNull()
})

test.each([
  ['pdf', file('%PDF-1.7\n')],
  ['workbook', bytes(0x50, 0x4b, 3, 4, 20, 0)],
  ['workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
  ['picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10)],
  ['picture', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['picture', bytes(0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63)],
  ['other', bytes(1, 2, 3, 0, 0)],
] as const)('a file that is no text is named: %s', (kind, content) => {
  expect(kindOfNoText(content)).toBe(kind)
})
