import { expect, test } from 'vitest'
import { isThemeValue, themeSettings } from '#domain/theme/settings.ts'
import { configOf, valuesOf } from '#domain/theme/theme-config.ts'
import { issueSentences } from './issue-sentences.ts'
import { themeConfig } from './theme-config.ts'

const samples = { colour: '#00aa77', radius: '4px', padding: '8px 16px', font: 'inter' }
const everything = Object.fromEntries(
  Object.entries(themeSettings).map(([path, setting]) => [
    path,
    'options' in setting ? setting.options[0] : samples[setting.kind],
  ]),
)

test('a theme with every setting passes, and keeps every setting', () => {
  for (const [path, value] of Object.entries(everything)) {
    expect(isThemeValue(path, value), path).toBe(true)
  }
  expect(valuesOf(themeConfig.parse(configOf(everything)))).toEqual(everything)
  expect(themeConfig.parse({})).toEqual({})
})

test.each([
  [{ color: 'red' }, 'color', issueSentences.theme_colour.en],
  [{ border: { radius: '4em' } }, 'border.radius', issueSentences.theme_radius.en],
  [{ button: { padding: '4px' } }, 'button.padding', issueSentences.theme_padding.en],
  [{ form: { height: '60px' } }, 'form.height', issueSentences.not_accepted.en],
  [{ font_family: { text: 'comic-sans' } }, 'font_family.text', issueSentences.not_accepted.en],
  [{ form: '50px' }, 'form', issueSentences.fields.en],
  [{ color: 4 }, 'color', issueSentences.text.en],
  [{ button: { colour: '#fff' } }, 'button', issueSentences.unknown_field.en],
  [[], '', issueSentences.fields.en],
])('%o is refused at %s', (config, path, message) => {
  const { error } = themeConfig.safeParse(config)
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [path, message],
  ])
})
