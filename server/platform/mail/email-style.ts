import type { Locale } from '#domain/locale.ts'
import { Html } from '../text/html.ts'

/** The storefront's colours (`ui/css/theme.css`). */
export const colours = {
  ground: '#f6f3ee',
  sheet: '#ffffff',
  ink: '#161616',
  soft: '#57534d',
  line: '#dedad3',
} as const

const dark: Readonly<Record<keyof typeof colours, string>> = {
  ground: '#161616',
  sheet: '#1f1e1c',
  ink: '#f2efe9',
  soft: '#b8b2a8',
  line: '#3d3a35',
}

const latin = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial"

/** Typefaces that devices have: Han shapes differ by region. */
export const fonts: Readonly<Record<Locale, string>> = {
  en: `${latin}, sans-serif`,
  zh: `${latin}, 'PingFang HK', 'Microsoft JhengHei', 'Noto Sans HK', 'Noto Sans CJK HK', sans-serif`,
  cn: `${latin}, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif`,
}

const darkRules = [
  ['.ground', `background:${dark.ground}`],
  ['.sheet', `background:${dark.sheet}`],
  ['.ink', `color:${dark.ink}`],
  ['.soft', `color:${dark.soft}`],
  ['.line', `border-color:${dark.line}`],
  ['.button', `background:${dark.ink}`],
  ['a.button', `color:${dark.ground}`],
] as const

/** Outlook on the web marks what it has darkened with `data-ogsc`. */
export const emailStyle = new Html(
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}',
    `@media (prefers-color-scheme:dark){${darkRules.map(([name, rule]) => `${name}{${rule}!important}`).join('')}}`,
    ...darkRules.map(([name, rule]) => `[data-ogsc] ${name}{${rule}!important}`),
  ].join('\n'),
)
