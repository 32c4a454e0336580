import type { ThemeValues } from '#domain/theme/theme-config.ts'
import { configOf, valuesOf } from '#domain/theme/theme-config.ts'
import { isThemeValue } from '#domain/theme/settings.ts'
import { themeStyle } from '#domain/theme/theme-style.ts'
import { readStored, store } from '../storage-values.ts'

export const themeKey = 'shop.theme'
/** What `apply-theme.inline.ts` needs, made here so that it needs to know no setting. */
const styleKey = 'shop.theme.style'

/** Without values this version of the shop cannot use. */
export function readTheme(): ThemeValues {
  const config = readStored('local', themeKey)
  if (typeof config !== 'object' || config === null) return {}
  const usable = Object.entries(valuesOf(config)).filter(([path, value]) =>
    isThemeValue(path, value),
  )
  return Object.fromEntries(usable)
}

/** Changes the page and is kept for the next one. */
export function applyTheme(values: ThemeValues): void {
  const isOwn = Object.keys(values).length > 0
  const style = { dir: values['direction'] ?? 'ltr', css: themeStyle(values) }
  store('local', themeKey, isOwn ? configOf(values) : null)
  store('local', styleKey, isOwn ? style : null)
  const [sheet = new CSSStyleSheet()] = document.adoptedStyleSheets
  sheet.replaceSync(style.css)
  document.adoptedStyleSheets = [sheet]
  document.dir = style.dir
}
