import { expect, test } from 'vitest'
import { createPageStyle } from './page-style.server.ts'

const css = `
/* a comment { with braces } */
@layer properties{*{--tw-blur:initial}}
@layer theme,base;
@layer base{html{color:red}ul,ol{margin:0}dialog{display:none}[hidden]{display:none}}
@layer components{.btn{padding:1px}.btn:hover{color:blue}.card .price{font-weight:500}}
@layer utilities{.md\\:flex{display:flex}.w-1\\/2{width:50%}.\\32 xl{gap:1px}.blur{filter:var(--tw-blur)}}
@media (min-width:767px){.btn{padding:2px}.never{x:y}}
.spin{animation:turn 1s}
.quote:after{content:"}"}
.list:not(.plain)>li{margin:1px}
.open[aria-expanded=true]{rotate:180deg}.many[data-many]{color:white}
@media print{.btn{display:none}}
@keyframes turn{to{rotate:1turn}}
@keyframes unused{to{rotate:2turn}}
@property --tw-blur{syntax:"*";inherits:false}
`
const styleOf = createPageStyle(css)

test('a document gets only the rules it can use', () => {
  const style = styleOf('<html><body><ul><li><button class="btn wide">Add</button></ul></html>')
  expect(style).toContain('html{color:red}')
  expect(style).toContain('ul{margin:0}')
  expect(style).not.toContain('dialog')
  expect(style).toContain('.btn{padding:1px}')
  expect(style).toContain('@media (min-width:767px){.btn{padding:2px}}')
  expect(style).not.toContain('.price')
  expect(style).not.toContain('turn')
  expect(style).not.toContain('--tw-blur')
})

test('a selector needs all its classes in the document, except those in brackets', () => {
  expect(styleOf('<p class="price">')).not.toContain('.price')
  expect(styleOf('<div class="card"><p class="price">')).toContain('.card .price')
  expect(styleOf('<ul class="list"><li>')).toContain('.list:not(.plain)>li')
})

test('escaped class names are recognised', () => {
  const style = styleOf('<p class="md:flex w-1/2 2xl">')
  expect(style).toContain('.md\\:flex{display:flex}')
  expect(style).toContain('.w-1\\/2{width:50%}')
  expect(style).toContain('.\\32 xl{gap:1px}')
})

test('animations and registered properties are included with the rules that name them', () => {
  const style = styleOf('<p class="spin blur quote">')
  expect(style).toContain('@keyframes turn')
  expect(style).not.toContain('unused')
  expect(style).toContain('@property --tw-blur')
  expect(style).toContain('@layer properties')
  expect(style).toContain('.quote:after{content:"}"}')
})

test('unused variables are left out, including those only used by other unused ones', () => {
  const style = createPageStyle(
    ':root{--a:1px;--b:var(--a);--c:var(--d);--d:0;--e:"f"}.x{margin:var(--b, 2px)}',
  )
  expect(style('<p class="x">')).toBe(':root{--a:1px;--b:var(--a);}.x{margin:var(--b, 2px)}')
  expect(style('<p class="x" style="color:var(--e)">')).toContain('--e:"f"')
})

test('a rule with only unused variables is removed', () => {
  const style = createPageStyle('@supports (color:red){:root{--a:1px}}.x{margin:2px}')
  expect(style('<p class="x">')).toBe('.x{margin:2px}')
})

test('reduced motion, forced colours and what shows without scripts wait for the full sheet', () => {
  const style = createPageStyle(
    '@media (scripting:none){p{x:a}}@media (prefers-reduced-motion:reduce){p{x:y}}@media (forced-colors:active){p{x:z}}p{margin:0}',
  )
  expect(style('<p>')).toBe('p{margin:0}')
})

test('layers keep their order even if a document uses none of their rules', () => {
  const style = styleOf('<html>')
  expect(style.indexOf('@layer components;')).toBeGreaterThan(style.indexOf('@layer base'))
  expect(style.indexOf('@layer utilities;')).toBeGreaterThan(style.indexOf('@layer components;'))
})

test('attribute rules are included if the document has the attribute or may get it before React runs', () => {
  expect(styleOf('<p class="open">')).not.toContain('.open')
  expect(styleOf('<p class="open" aria-expanded="true">')).toContain('.open[aria-expanded=true]')
  expect(styleOf('<p class="many">')).toContain('.many[data-many]')
})

test('a state that only scripts can set waits for the full sheet', () => {
  expect(styleOf('<p class="open" aria-expanded="false">')).not.toContain('.open')
  const style = createPageStyle('[aria-busy=true]{x:y}.a:disabled{x:z}[type=radio]{x:0}')
  expect(style('<p class="a"><input type="text">')).toBe('[aria-busy=true]{x:y}')
  expect(style('<p class="a" disabled=""><input type="radio">')).toBe(
    '[aria-busy=true]{x:y}.a:disabled{x:z}[type=radio]{x:0}',
  )
})

test('of the selectors in :is() and :has(), one has to match', () => {
  const style = createPageStyle(
    ':is(.a,.b) p{x:a}.c:has(>.d,>.e:hover) p{x:b}:where(:not(.f)) p{x:c}p:is(.g:has(.h,.i)){x:d}',
  )
  expect(style('<p>')).toBe(':where(:not(.f)) p{x:c}')
  expect(style('<p class="b">')).toContain(':is(.a,.b) p{x:a}')
  expect(style('<p class="c"><i class="e">')).not.toContain('x:b')
  expect(style('<p class="c"><i class="d">')).toContain('x:b')
  expect(style('<p class="g">')).not.toContain('x:d')
  expect(style('<p class="g"><i class="i">')).toContain('x:d')
})

test('a typeface of the system comes with the rules that name it', () => {
  const style = createPageStyle(
    '@font-face{font-family:One Face;src:local(A)}@font-face{font-family:"Two";src:local(B)}p{font-family:"One Face"}b{font-family:Two}',
  )
  expect(style('<p>')).toBe(
    'p{font-family:"One Face"}@font-face{font-family:One Face;src:local(A)}',
  )
  expect(style('<b>')).toContain('@font-face{font-family:"Two";src:local(B)}')
})

test('a typeface that has to be fetched comes with the full sheet', () => {
  const style = createPageStyle(
    '@font-face{font-family:One;src:url(/one.woff2)}p{font-family:One,Arial}',
  )
  expect(style('<p>')).toBe('p{font-family:One,Arial}')
})

test('a word that only contains the name of an animation does not name it', () => {
  const style = createPageStyle('p{appearance:none}@keyframes appear{to{x:y}}')
  expect(style('<p>')).toBe('p{appearance:none}')
})

test('hover and focus rules wait for the full sheet', () => {
  expect(styleOf('<p class="btn">')).not.toContain('hover')
  const either = createPageStyle(
    '.a:hover,.a:focus,.a:target{x:y}.a:is(:hover,[aria-current]){x:z}',
  )
  expect(either('<p class="a">')).toBe('.a:target{x:y}')
  expect(either('<p class="a" aria-current="page">')).toContain('.a:is(:hover,[aria-current]){x:z}')
  const unfocused = createPageStyle('.a:not(:focus){x:y}.a:focus-visible{x:z}')
  expect(unfocused('<p class="a">')).toBe('.a:not(:focus){x:y}')
})

test('rules for another language wait for the full sheet', () => {
  const style = createPageStyle(
    ':lang(zh) p{x:y}:lang(en) p{x:z}[lang|=zh-Hant]{x:0}[lang|=zh-Hans]{x:2}html:where([lang|=en]){x:3}[lang]{x:1}',
  )
  const link = '<p lang="zh-Hans">'
  expect(style(`<html lang="zh-Hant-HK">${link}`)).toBe(
    ':lang(zh) p{x:y}[lang|=zh-Hant]{x:0}[lang]{x:1}',
  )
  expect(style(`<html lang="en">${link}`)).toBe(
    ':lang(en) p{x:z}html:where([lang|=en]){x:3}[lang]{x:1}',
  )
})

test('repeated declarations are removed', () => {
  const style = createPageStyle('p{x:a;x:a;x:a;x:b;y:b;x:a}')
  expect(style('<p>')).toBe('p{x:a;x:b;y:b;x:a}')
})

test('rules for closed dialogs and printing wait for the full sheet', () => {
  const style = styleOf('<dialog id="a"><button class="btn"></button></dialog><p class="spin">')
  expect(style).toContain('dialog{display:none}')
  expect(style).not.toContain('.btn')
  expect(style).toContain('.spin')
  expect(styleOf('<dialog class="x" open><button class="btn"></dialog>')).toContain('.btn')
  expect(styleOf('<p class="btn">')).not.toContain('print')
})

test('rules for what is hidden, or opened only by scripts, wait for the full sheet', () => {
  const hidden =
    '<p class="btn" hidden=""></p><div popover="manual" class="list"><ul><li></ul></div>'
  const style = styleOf(hidden)
  expect(style).toContain('[hidden]{display:none}')
  expect(style).not.toContain('.btn')
  expect(style).not.toContain('.list')
  expect(styleOf(hidden.replace('manual', 'auto'))).toContain('.list')
})

test('rules for what is in the footer wait for the full sheet', () => {
  const style = styleOf('<footer class="site-footer"><p class="btn"></p></footer><p class="spin">')
  expect(style).not.toContain('.btn')
  expect(style).toContain('.spin')
  expect(styleOf('<article><footer><p class="btn">')).toContain('.btn')
})

test('declarations and parts of single browsers wait for the full sheet', () => {
  const style = createPageStyle(
    'p{-webkit-x:a;-moz-x:a;-webkit-text-size-adjust:none;x:-moz-a;x:a}a::-webkit-x{x:b}',
  )
  expect(style('<p><a>')).toBe('p{-webkit-text-size-adjust:none;x:a}')
})

test('transitions and pointers wait for the full sheet', () => {
  const style = createPageStyle('p{transition:color 1s;color:red;cursor:pointer}')
  expect(style('<p>')).toBe('p{color:red;}')
})
