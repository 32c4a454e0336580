import { expect, test, vi } from 'vitest'
import { colon, sentences } from './punctuation.ts'
import { chooseLanguage } from './language.ts'

test('a label is followed by a colon as its language writes it', () => {
  vi.stubGlobal('localStorage', { setItem: () => {} })
  vi.stubGlobal('document', { documentElement: {} })
  chooseLanguage('zh')
  expect(`淨額${colon()}HK$80`).toBe('淨額：HK$80')
  chooseLanguage('en')
  expect(`Net${colon()}HK$80`).toBe('Net: HK$80')
})

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
