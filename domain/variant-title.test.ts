import { expect, test } from 'vitest'
import { variantTitle } from './variant-title.ts'

const white = { en: 'White', zh: '白色', cn: '白色' }

test('a variant is named in the reader’s language, its one size too', () => {
  expect(variantTitle(white, 'One size')).toEqual({
    en: 'White / One size',
    zh: '白色 / 均碼',
    cn: '白色 / 均码',
  })
  expect(variantTitle(null, 'ONE SIZE').zh).toBe('均碼')
  expect(variantTitle(white, 'M').cn).toBe('白色 / M')
  expect(variantTitle(white, null).en).toBe('White')
  expect(variantTitle(undefined, null).en).toBe('')
})
