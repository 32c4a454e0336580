import { expect, test } from 'vitest'
import { joinLabel } from './join-label.ts'
import { joinList, joinName } from './punctuation.ts'
import { withNote } from './with-note.ts'

test.each([
  ['en', 'Shirt, Navy / M', 'Navy, Black', 'Courier: SF', 'Mall shop (10–8)'],
  ['zh', 'Shirt，Navy / M', 'Navy、Black', 'Courier：SF', 'Mall shop（10–8）'],
  ['cn', 'Shirt，Navy / M', 'Navy、Black', 'Courier：SF', 'Mall shop（10–8）'],
] as const)('texts are joined by the marks of %s', (locale, name, list, label, note) => {
  expect(joinName(['Shirt', 'Navy / M'], locale)).toBe(name)
  expect(joinList(['Navy', 'Black'], locale)).toBe(list)
  expect(joinLabel('Courier', 'SF', locale)).toBe(label)
  expect(withNote('Mall shop', '10–8', locale)).toBe(note)
})

test('a part that is missing leaves no mark behind', () => {
  expect(joinName(['恤衫', '', null, undefined], 'zh')).toBe('恤衫')
  expect(joinLabel('', '恤衫', 'zh')).toBe('恤衫')
  expect(withNote('商場店', '', 'zh')).toBe('商場店')
})
