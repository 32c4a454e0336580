import { expect, test, vi } from 'vitest'
import { colon } from './colon.ts'
import { chooseLanguage } from './language.ts'

test('a label is followed by a colon as its language writes it', () => {
  vi.stubGlobal('localStorage', { setItem: () => {} })
  vi.stubGlobal('document', { documentElement: {} })
  chooseLanguage('zh')
  expect(`淨額${colon()}HK$80`).toBe('淨額：HK$80')
  chooseLanguage('en')
  expect(`Net${colon()}HK$80`).toBe('Net: HK$80')
})
