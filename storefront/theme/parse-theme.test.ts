import { expect, test } from 'vitest'
import { parseTheme } from './parse-theme.ts'

test('a pasted theme becomes values by setting', () => {
  const text = '{"color":"#00aa77","font_family":{"text":"petrona"}}'
  expect(parseTheme(text, 'en')).toEqual({
    values: { color: '#00aa77', 'font_family.text': 'petrona' },
  })
})

test('a text that is not JSON is no theme', () => {
  expect(parseTheme('{ color', 'en')).toBe('not-json')
})

test.each([
  ['{"color":"red"}', 'en', 'color: A colour such as #ff4c3b'],
  ['{"color":"red"}', 'zh', 'color: 請輸入顏色，例如 #ff4c3b'],
  ['{"colour":"#fff"}', 'en', 'colour: Unknown field'],
  ['{"border":{"colour":"#fff"}}', 'cn', 'border.colour: 没有此字段'],
] as const)('of %s each problem is named in %s with its place', (text, locale, problem) => {
  expect(parseTheme(text, locale)).toEqual({ problems: [problem] })
})
