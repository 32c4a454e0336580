import { expect, test, vi } from 'vitest'
import { chooseLanguage } from './language.ts'
import { sentences } from './sentences.ts'

test('no space parts two Chinese sentences', () => {
  vi.stubGlobal('localStorage', { setItem: () => {} })
  vi.stubGlobal('document', { documentElement: {} })
  chooseLanguage('zh')
  expect(sentences('由訂單完成起計。', '留空則為 14。')).toBe('由訂單完成起計。留空則為 14。')
  chooseLanguage('en')
  expect(sentences('After an order.', '14 if left empty.')).toBe(
    'After an order. 14 if left empty.',
  )
})
