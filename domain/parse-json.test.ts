import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['null', null],
  ['0', 0],
  ['', undefined],
  ['{"a":', undefined],
  ['undefined', undefined],
])('%j says %j', (text, said) => {
  expect(parseJson(text)).toEqual(said)
})
