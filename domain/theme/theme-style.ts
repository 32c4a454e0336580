import { fontFamilies, isFontFamily, ownFamily, type FontKind } from './font-families.ts'
import { palettes, type Layout } from './palette.ts'
import type { ThemeValues } from './theme-config.ts'
import { colourVariables, type Variables } from './theme-variables.ts'

/** Not on paper: what is printed stays black on white. */
const screen = '@media screen'

/** A theme as a style sheet that overrides `ui/css/theme.css`. */
export function themeStyle(values: ThemeValues): string {
  const layout = values['layout']
  const isChosen = layout === 'light' || layout === 'dark'
  const layouts = isChosen
    ? block(screen, { ...wholeLayout(layout), ...colourVariables(values, layout) })
    : block(screen, colourVariables(values, 'light')) +
      block(`${screen} and (prefers-color-scheme:dark)`, colourVariables(values, 'dark'))
  return layouts + block(screen, sizeVariables(values)) + fonts(values)
}

/** The whole palette, as the system may prefer the other one. */
function wholeLayout(layout: Layout): Variables {
  const isDark = layout === 'dark'
  return {
    ...palettes[layout],
    'picture-filter': isDark ? 'brightness(0.82)' : 'none',
    '': layout,
  }
}

const sizeNames: Readonly<Record<string, string>> = {
  'border.radius': 'radius',
  'font_style.text_size': 'text-size',
  'font_style.line_height': 'line-height',
  'button.border_radius': 'button-radius',
  'button.padding': 'button-padding',
  'button.font_size': 'button-font-size',
  'form.height': 'form-height',
}

function sizeVariables(values: ThemeValues): Variables {
  return Object.fromEntries(
    Object.entries(sizeNames).flatMap(([path, name]) => {
      const value = values[path]
      if (value === undefined) return []
      return [[name, /text_size|font_size/.test(path) ? inRem(value) : value]]
    }),
  )
}

/** Text sizes grow with the browser's own. */
function inRem(px: string): string {
  return `${Number.parseInt(px, 10) / 16}rem`
}

/** Doubled: stronger than the rules of a language and of the system's layout. */
function block(media: string, variables: Variables, root = ':root:root'): string {
  const text = Object.entries(variables)
    .map(([name, value]) => `${name === '' ? 'color-scheme' : `--${name}`}:${value};`)
    .join('')
  return text === '' ? '' : `${media}{${root}{${text}}}`
}

const fallbacks: Readonly<Record<FontKind, string>> = {
  sans: 'Arial,sans-serif',
  serif: 'Georgia,serif',
  mono: 'Consolas,monospace',
}
/**
 * Equals that of `ui/css/fonts.css`: other punctuation in Chinese text comes from the Chinese
 * typeface.
 */
const latinRange = 'U+20-B6,U+B8-FF'
const chinese = ':root:root:is([lang|=zh-Hant],[lang|=zh-Hans])'

function fonts(values: ThemeValues): string {
  const chosen = (['heading', 'text'] as const).map(
    (part) => [part, values[`font_family.${part}`] ?? ownFamily] as const,
  )
  const faces = [...new Set(chosen.map(([, id]) => id))].map(facesOf).join('')
  const blocks = chosen.map(([part, id]) => (values[`font_family.${part}`] ? use(part, id) : ''))
  return faces + blocks.join('')
}

function facesOf(id: string): string {
  if (id === ownFamily || !isFontFamily(id)) return ''
  const { name } = fontFamilies[id]
  const rest = `src:url(/fonts/${id}.woff2)format("woff2");font-weight:400 500;font-display:swap`
  return (
    `@font-face{font-family:"${name}";${rest}}` +
    `@font-face{font-family:"${name} Latin";${rest};unicode-range:${latinRange}}`
  )
}

function use(part: 'heading' | 'text', id: string): string {
  if (!isFontFamily(id)) return ''
  const { name, kind } = fontFamilies[id]
  const variable = part === 'heading' ? 'font-head' : 'font-text'
  const latin = id === ownFamily ? 'Hanken Latin' : `${name} Latin`
  return (
    block(screen, { [variable]: `"${name}",${fallbacks[kind]}` }) +
    block(screen, { [variable]: `"${latin}",var(--han)` }, chinese)
  )
}
