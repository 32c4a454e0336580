import { themePartNames, themeSettingNames } from '#contract/theme-names/en.ts'
import type { Worded } from '../en.ts'

/** The theme customiser. */
export const theme = {
  title: 'Customise',
  intro: 'For this browser only. Changes show immediately and are saved.',
  close: 'Close',
  changed: 'Changed',
  reset: (setting: string) => `Reset ${setting}`,
  resetAll: 'Reset all',
  pick: (setting: string) => `Pick ${setting}`,

  layoutAndDirection: 'Page',
  colours: 'Colours',
  borders: 'Borders',
  fonts: 'Typefaces',
  text: 'Text',
  buttons: 'Buttons',
  forms: 'Forms',
  exchange: 'Copy and paste',

  settings: themeSettingNames,
  radiusHint: 'In px or %',
  paddingHint: 'Top and bottom, then left and right, in px',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  ltr: 'Left to right',
  rtl: 'Right to left',
  onlyLight: 'Used in the light layout, where it can be read.',
  onlyDark: 'Used in the dark layout, where it can be read.',
  sans: 'Sans serif',
  serif: 'Serif',
  mono: 'Monospaced',
  ownFont: (name: string) => `${name} (the shop’s own)`,

  contrastTitle: 'Hard to read',
  contrast: (part: string, layout: string, ratio: string, min: string) =>
    `${part} (${layout}): ${ratio} to 1, should be ${min} to 1`,
  parts: themePartNames,

  copy: 'Copy as JSON',
  copied: 'Copied.',
  refused: 'The browser refused. Select the text below instead.',
  json: 'This theme as JSON',
  paste: 'Paste a theme',
  apply: 'Apply',
  applied: 'The theme is applied.',
  notJson: 'This is not JSON.',
}

export type ThemeMessages = Worded<typeof theme>
