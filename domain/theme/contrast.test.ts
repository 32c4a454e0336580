import { expect, test } from 'vitest'
import { contrast, fullColour, readableOn } from './colour.ts'
import { contrastWarnings } from './contrast-warnings.ts'

test.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#fff', 4.54],
  ['#777', '#fff', 4.48],
  ['#ff4c3b', '#161616', 5.47],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBeCloseTo(ratio, 1)
})

test('a colour is written in full, and given the readable one of black and white', () => {
  expect(fullColour('#0A7')).toBe('#00aa77')
  expect(readableOn('#ffee00')).toBe('#161616')
  expect(readableOn('#001166')).toBe('#ffffff')
})

const partsOf = (values: Record<string, string>) =>
  contrastWarnings(values).map(({ part, layout }) => `${part} ${layout}`)

test('the shop’s own look is readable in both layouts', () => {
  expect(partsOf({})).toEqual([])
})

test.each([
  [
    { 'font_style.text_color': '#8a8a8a', layout: 'light' },
    ['text light', 'heading light', 'link light', 'field light'],
  ],
  [{ 'font_style.link_color': '#ff4c3b', layout: 'light' }, ['link light']],
  [{ 'font_style.link_color': '#ff4c3b', layout: 'dark' }, []],
  [
    { secondary_color: '#808080', 'button.font_color': '#ffffff', layout: 'light' },
    ['button light', 'button_hover light'],
  ],
  [{ 'button.hover.primary_color': '#ffffff', layout: 'light' }, ['button_hover light']],
  [{ 'form.border_color': '#eeeeee', layout: 'light' }, ['field_border light']],
  [
    { body_background_color: '#777777' },
    ['text dark', 'heading dark', 'link dark', 'field dark', 'field_border dark'],
  ],
])('%o is warned about', (values, parts) => {
  expect(partsOf(values)).toEqual(parts)
})

test('a colour that only one layout can show is not warned about in the other', () => {
  expect(partsOf({ 'font_style.text_color': '#222222' })).toEqual([])
  expect(partsOf({ body_background_color: '#fff4dd' })).toEqual([])
})
