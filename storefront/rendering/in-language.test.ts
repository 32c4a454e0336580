import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

test('a page carries each text in its own language only', () => {
  const title = { en: 'Shirts', zh: '恤衫', cn: '衬衫' }
  const answer = {
    title,
    items: [{ title, path: '/x', price: '380.00', is_new: true }],
    none: null,
  }
  expect(inLanguage(answer, 'zh')).toEqual({
    title: '恤衫',
    items: [{ title: '恤衫', path: '/x', price: '380.00', is_new: true }],
    none: null,
  })
  expect(inLanguage({ ...title, cn: '' }, 'cn')).toBe('恤衫')
})

test('an object that only resembles a localized text is unchanged', () => {
  expect(inLanguage({ en: 'a', zh: 'b' }, 'en')).toEqual({ en: 'a', zh: 'b' })
})
