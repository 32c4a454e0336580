import { expect, test } from 'vitest'
import { themeSettings } from '#domain/theme/settings.ts'
import { themeMessages } from './theme-messages.ts'
import { settingsIn, themeFromText, themeShape } from './theme-shape.ts'

test('a theme of the customiser is taken without its direction, and any other text is not', () => {
  expect(themeFromText('{"color":"#0a7f5a","direction":"rtl"}')).toEqual({ color: '#0a7f5a' })
  expect(themeFromText('{"colour":"#0a7f5a"}')).toBeNull()
  expect(themeFromText('#0a7f5a')).toBeNull()
})

test('an emptied setting is not made, and a wrong one is named', () => {
  expect(settingsIn({ color: '', button: { font_size: '16px' } })).toEqual({
    'button.font_size': '16px',
  })
  expect(themeShape.safeParse({ value: { color: '' } }).success).toBe(true)
  const { error } = themeShape.safeParse({ value: { button: { font_color: 'red' } } })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['value.button.font_color'])
})

test('every setting has a name', () => {
  for (const { settings: names } of Object.values(themeMessages)) {
    expect(Object.keys(names)).toEqual(Object.keys(themeSettings))
  }
})
