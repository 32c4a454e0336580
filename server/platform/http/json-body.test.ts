import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonBody, unchanging } from './json-body.ts'

const item = fc.dictionary(fc.string(), fc.jsonValue())

test('lists of cached and other parts serialise like plain JSON', () => {
  const list = fc.array(fc.tuple(item, fc.boolean()))
  fc.assert(
    fc.property(list, fc.dictionary(fc.string(), fc.jsonValue()), (parts, rest) => {
      const data = parts.map(([value, isKept]) => (isKept ? unchanging(value) : value))
      const answer = { data, ...rest, absent: undefined }
      expect(String(jsonBody(answer))).toBe(JSON.stringify(answer))
      expect(String(jsonBody(answer)), 'again').toBe(JSON.stringify(answer))
    }),
  )
})

test('an unchanging object is deeply frozen', () => {
  const card = unchanging({ title: { en: 'Shirt' }, colours: [{ code: 'navy' }] })
  expect(() => Object.assign(card.title, { en: 'Tee' })).toThrow(TypeError)
  expect(() => card.colours.push({ code: 'red' })).toThrow(TypeError)
})
