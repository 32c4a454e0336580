import { isColour } from './colour.ts'
import { fontFamilies, isFontFamily, ownFamily } from './font-families.ts'
import { palettes, type Layout, type Palette } from './palette.ts'

export type SettingKind = 'colour' | 'radius' | 'padding' | 'choice' | 'font'

export interface ThemeSetting {
  kind: SettingKind
  /** The values of a choice. */
  options?: readonly string[]
  /** The value without a theme; null if the layout or the system decides. */
  initial: string | null
  /** The colour without a theme, which differs by layout. */
  token?: keyof Palette
}

const sizes = ['14px', '16px', '20px'] as const

/** Every setting of a theme, by its path in `ThemeConfig`; values from spec §1. */
export const themeSettings = {
  // Without a choice, the visitor's system decides.
  layout: { kind: 'choice', options: ['light', 'dark'], initial: null },
  direction: { kind: 'choice', options: ['ltr', 'rtl'], initial: 'ltr' },
  color: colour('primary'),
  secondary_color: colour('secondary'),
  body_background_color: colour('paper'),
  'border.color': colour('line'),
  'border.radius': { kind: 'radius', initial: '0px' },
  'font_family.heading': { kind: 'font', initial: ownFamily },
  'font_family.text': { kind: 'font', initial: ownFamily },
  'font_style.text_size': { kind: 'choice', options: sizes, initial: '14px' },
  'font_style.line_height': { kind: 'choice', options: ['1', '1.5', '2'], initial: '1.5' },
  'font_style.heading_color': colour('ink'),
  'font_style.text_color': colour('ink'),
  'font_style.link_color': colour('ink'),
  'button.border_radius': { kind: 'radius', initial: '0px' },
  'button.padding': { kind: 'padding', initial: '13px 29px' },
  'button.font_size': { kind: 'choice', options: sizes, initial: '14px' },
  'button.font_color': colour('on-secondary'),
  'button.hover.font_color': colour('on-secondary'),
  'button.hover.primary_color': colour('secondary'),
  'form.height': { kind: 'choice', options: ['40px', '45px', '50px', '55px'], initial: '50px' },
  'form.border_color': colour('edge'),
  'form.font_color': colour('ink'),
  'form.radio_color': colour('ink'),
  'form.switch_color': colour('ink'),
} as const satisfies Record<string, ThemeSetting>

function colour<Token extends keyof Palette>(token: Token) {
  return { kind: 'colour', initial: null, token } as const
}

export type SettingPath = keyof typeof themeSettings

export function settingOf(path: SettingPath): ThemeSetting {
  return themeSettings[path]
}

export function isSettingPath(path: string): path is SettingPath {
  return Object.hasOwn(themeSettings, path)
}

/** What the shop shows without this setting; empty if the system decides. */
export function initialValue(path: SettingPath, layout: Layout): string {
  const { initial, token } = settingOf(path)
  return token ? palettes[layout][token] : (initial ?? '')
}

const maxRadius = { px: 100, '%': 50 } as const
const maxPadding = 100

export function isThemeValue(path: string, value: string): boolean {
  return isSettingPath(path) && fits(settingOf(path), value)
}

function fits({ kind, options }: ThemeSetting, value: string): boolean {
  if (kind === 'colour') return isColour(value)
  if (kind === 'radius') return isRadius(value)
  if (kind === 'padding') return isPadding(value)
  return kind === 'font' ? isFontFamily(value) : (options?.includes(value) ?? false)
}

/** spec §5: border radius in px or %. */
export function isRadius(text: string): boolean {
  const [, number = '', unit] = /^(\d{1,3}(?:\.\d{1,2})?)(px|%)$/.exec(text) ?? []
  return (unit === 'px' || unit === '%') && Number(number) <= maxRadius[unit]
}

/** spec §5: two numbers in px, top/bottom and left/right. */
export function isPadding(text: string): boolean {
  const numbers = /^(\d{1,3}(?:\.\d{1,2})?)px (\d{1,3}(?:\.\d{1,2})?)px$/.exec(text)?.slice(1)
  return numbers?.every((number) => Number(number) <= maxPadding) ?? false
}

/** For a menu, by kind. */
export function familiesOf(kind: 'sans' | 'serif' | 'mono') {
  return Object.entries(fontFamilies).filter(([, family]) => family.kind === kind)
}
