import { expect, test } from 'vitest'
import { configOf, valuesOf } from './theme-config.ts'
import { themeStyle } from './theme-style.ts'
import { colourVariables } from './theme-variables.ts'

test('a theme and its settings by path are the same thing', () => {
  const config = {
    color: '#00aa77',
    button: { padding: '8px 16px', hover: { font_color: '#fff' } },
  }
  const values = {
    color: '#00aa77',
    'button.padding': '8px 16px',
    'button.hover.font_color': '#fff',
  }
  expect(valuesOf(config)).toEqual(values)
  expect(configOf(values)).toEqual(config)
})

test('without settings nothing is overridden', () => {
  expect(themeStyle({})).toBe('')
})

test('a dark text stays out of the dark layout, and a pale background, too', () => {
  const values = { 'font_style.text_color': '#102030', body_background_color: '#fff4dd' }
  expect(colourVariables(values, 'light')).toMatchObject({ ink: '#102030', paper: '#fff4dd' })
  expect(colourVariables(values, 'dark')).toEqual({})
})

test('a chosen layout brings its whole palette, as the system may prefer the other', () => {
  const dark = themeStyle({ layout: 'dark' })
  expect(dark).toContain('--paper:#161616;')
  expect(dark).toContain('color-scheme:dark;')
  expect(themeStyle({ layout: 'light' })).toContain('--paper:#ffffff;')
  expect(dark).not.toContain('prefers-color-scheme')
})

test('labels on the primary and secondary colour are readable', () => {
  expect(colourVariables({ color: '#002266', secondary_color: '#ffee00' }, 'dark')).toMatchObject({
    'on-primary': '#ffffff',
    'on-secondary': '#161616',
  })
})

test('text sizes grow with the browser’s own', () => {
  expect(themeStyle({ 'font_style.text_size': '20px' })).toContain('--text-size:1.25rem;')
})

test('only chosen typefaces are loaded, from the shop itself', () => {
  const css = themeStyle({ 'font_family.heading': 'petrona' })
  expect(css.match(/url\([^)]*\)/g)).toEqual([
    'url(/fonts/petrona.woff2)',
    'url(/fonts/petrona.woff2)',
  ])
  expect(css).toContain('--font-head:"Petrona",Georgia,serif;')
  expect(css).toContain('--font-head:"Petrona Latin",var(--han);')
  expect(css).not.toContain('--font-text')
})
