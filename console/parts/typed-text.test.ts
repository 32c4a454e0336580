import { expect, test } from 'vitest'
import type { Locale, LocalizedText } from '#domain/locale.ts'
import { isLeftBehind, typedText, typeText } from './typed-text.ts'

const chinese: readonly Locale[] = ['zh', 'cn']
const text = (en: string, zh: string, cn = ''): LocalizedText => ({ en, zh, cn })

test.each<[LocalizedText, Locale, string, readonly Locale[], LocalizedText]>([
  [text('', ''), 'zh', 'P', chinese, text('P', 'P')],
  [text('P', 'P'), 'zh', 'Po', chinese, text('Po', 'Po')],
  [text('恤衫', ''), 'zh', '新恤衫', chinese, text('新恤衫', '新恤衫')],
  [text('Shirt', '恤衫'), 'zh', '新恤衫', chinese, text('Shirt', '新恤衫')],
  [text('Shirt', ''), 'zh', '恤衫', chinese, text('Shirt', '恤衫')],
  [text('恤衫', '恤衫'), 'cn', '衬衫', chinese, text('恤衫', '恤衫', '衬衫')],
  [text('', ''), 'cn', '衬衫', ['cn'], text('衬衫', '', '衬衫')],
  [text('', ''), 'zh', '恤衫', ['en', 'zh'], text('', '恤衫')],
])('of %o, %s typed as "%s" where %o is shown makes %o', (value, locale, typed, shown, made) => {
  expect(typeText(value, locale, typed, shown)).toEqual(made)
})

test.each<[LocalizedText, string]>([
  [text('恤衫', ''), '恤衫'],
  [text('Shirt', ''), ''],
  [text('Shirt', '恤衫'), '恤衫'],
])('of %o the field of a Chinese shop shows "%s"', (value, shown) => {
  expect(typedText(value, 'zh', chinese)).toBe(shown)
})

test.each<[LocalizedText, LocalizedText, Locale[]]>([
  [text('Winter', '冬', '冬'), text('Winter', '冬', '冬'), []],
  [text('Winter', '冬', '冬'), text('Spring', '冬', '冬'), ['zh', 'cn']],
  [text('Winter', '冬', '冬'), text('Spring', '春', '冬'), ['cn']],
  [text('Winter', '冬'), text('Winter', '春'), ['en']],
  [text('', '冬'), text('Winter', '冬'), []],
  [text('Winter', ''), text('Spring', ''), []],
])('of %o, changed to %o, the texts in %j are left behind', (before, value, behind) => {
  const shown = ['en', 'zh', 'cn'] as const
  expect(shown.filter((locale) => isLeftBehind(value, before, locale, shown))).toEqual(behind)
})
