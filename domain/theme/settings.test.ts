import { expect, test } from 'vitest'
import { fontFamilies } from './font-families.ts'
import { isPadding, isRadius, isThemeValue, themeSettings } from './settings.ts'

test.each([
  ['0px', true],
  ['4px', true],
  ['12.5px', true],
  ['100px', true],
  ['50%', true],
  ['101px', false],
  ['51%', false],
  ['4', false],
  ['4em', false],
  ['-4px', false],
  ['4 px', false],
  ['px', false],
  ['', false],
  ['4px 4px', false],
  ['4px;color:red', false],
])('the border radius %o is accepted: %o', (text, isRight) => {
  expect(isRadius(text)).toBe(isRight)
})

test.each([
  ['13px 29px', true],
  ['0px 0px', true],
  ['8.5px 100px', true],
  ['13px', false],
  ['13px 29px 4px', false],
  ['13 29', false],
  ['13px 29%', false],
  ['13px  29px', false],
  ['101px 4px', false],
  ['-1px 4px', false],
  ['', false],
])('the button padding %o is accepted: %o', (text, isRight) => {
  expect(isPadding(text)).toBe(isRight)
})

test.each([
  ['color', '#ff4c3b', true],
  ['color', '#0A7', true],
  ['color', 'red', false],
  ['color', '#ff4c3b80', false],
  ['color', '#ff4c3b;}', false],
  ['layout', 'dark', true],
  ['layout', 'system', false],
  ['direction', 'rtl', true],
  ['font_style.text_size', '16px', true],
  ['font_style.text_size', '15px', false],
  ['font_style.line_height', '1.5', true],
  ['font_style.line_height', '3', false],
  ['form.height', '55px', true],
  ['form.height', '60px', false],
  ['font_family.text', 'inter', true],
  ['font_family.text', 'comic-sans', false],
  ['font_family.text', 'toString', false],
  ['form.depth', '1px', false],
])('the setting %s accepts %o: %o', (path, value, isRight) => {
  expect(isThemeValue(path, value)).toBe(isRight)
})

test('what the shop looks like without a theme could be chosen, too', () => {
  for (const [path, { initial }] of Object.entries(themeSettings)) {
    if (initial !== null) expect(isThemeValue(path, initial), path).toBe(true)
  }
})

test('there are 43 typefaces to choose from', () => {
  expect(Object.keys(fontFamilies)).toHaveLength(43)
})
