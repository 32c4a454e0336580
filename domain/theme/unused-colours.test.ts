import { expect, test } from 'vitest'
import { unusedColours } from './unused-colours.ts'

test.each([
  [{}, []],
  [{ 'font_style.text_color': '#888888' }, []],
  [{ 'font_style.text_color': '#999999' }, ['font_style.text_color light pale']],
  [{ 'font_style.text_color': '#dddddd', layout: 'dark' }, []],
  [{ 'font_style.link_color': '#dddddd', layout: 'light' }, ['font_style.link_color light pale']],
  [{ 'form.switch_color': '#222222' }, ['form.switch_color dark dark']],
  [{ body_background_color: '#fff4dd' }, ['body_background_color dark pale']],
  [{ body_background_color: '#101010', layout: 'light' }, ['body_background_color light dark']],
])('of %o, it is said that %j are left out', (values, unused) => {
  const found = unusedColours(values)
  expect(
    found.map(({ path, layout, isPale }) => `${path} ${layout} ${isPale ? 'pale' : 'dark'}`),
  ).toEqual(unused)
})
