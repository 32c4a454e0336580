import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only updated fields that differ are listed, before and after', () => {
  const known = { title: { en: 'A', zh: 'B' }, tags: ['a'], price: 1, untouched: true }
  expect(differences(known, { title: { zh: 'B', en: 'C' }, tags: ['a'], price: 2 })).toEqual({
    before: { title: { en: 'A', zh: 'B' }, price: 1 },
    after: { title: { zh: 'B', en: 'C' }, price: 2 },
  })
})

test('the order of object keys does not matter, the order of a list does', () => {
  expect(differences({ text: { en: 'A', zh: 'B' } }, { text: { zh: 'B', en: 'A' } })).toBeNull()
  expect(differences({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).not.toBeNull()
})

test('undefined is no change, null is one', () => {
  expect(differences({ fit: 'slim' }, { fit: undefined })).toBeNull()
  expect(differences({ fit: 'slim' }, { fit: null })).toEqual({
    before: { fit: 'slim' },
    after: { fit: null },
  })
  expect(differences({ at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' })).toBeNull()
})
