import { contrast, readableOn } from './colour.ts'
import { palettes, type Layout, type Palette } from './palette.ts'
import type { ThemeValues } from './theme-config.ts'

/** CSS variables without their dashes. */
export type Variables = Readonly<Record<string, string>>

/** Contrast below which a text is hardly seen: WCAG's minimum for large text. */
const seen = 3
const readable = 4.5

/** The colours of a theme in one layout: variables of `ui/css/theme.css`. */
export function colourVariables(values: ThemeValues, layout: Layout): Variables {
  const paper = groundIn(values, layout)
  const text = (path: string) => {
    const value = values[path]
    return value !== undefined && isUsedIn(value, values, layout) ? value : undefined
  }
  const ink = text('font_style.text_color')
  return defined({
    ...primary(values['color'], paper, palettes[layout]),
    ...secondary(text('secondary_color')),
    ...(paper === palettes[layout].paper ? {} : grounds(paper, layout)),
    ink,
    'ink-2': ink && 'color-mix(in oklab, var(--ink) 76%, var(--paper))',
    line: values['border.color'],
    'heading-color': text('font_style.heading_color'),
    'link-color': text('font_style.link_color'),
    'button-font-color': values['button.font_color'],
    'button-hover-font-color': values['button.hover.font_color'],
    'button-hover-color': values['button.hover.primary_color'],
    'form-border-color': values['form.border_color'],
    'form-font-color': text('form.font_color'),
    'radio-color': text('form.radio_color'),
    'switch-color': text('form.switch_color'),
  })
}

/** A background is the ground of the layout it suits: a pale one is never that of the dark layout. */
export function groundIn(values: ThemeValues, layout: Layout): string {
  const value = values['body_background_color']
  if (value === undefined) return palettes[layout].paper
  const suits = readableOn(value) === '#161616' ? 'light' : 'dark'
  return suits === layout ? value : palettes[layout].paper
}

/**
 * A colour chosen for the light layout may vanish in the dark one, which then keeps its own. One
 * that vanishes in both is used as chosen, with a warning.
 */
export function isUsedIn(colour: string, values: ThemeValues, layout: Layout): boolean {
  const other = layout === 'light' ? 'dark' : 'light'
  const isSeen = (each: Layout) => contrast(colour, groundIn(values, each)) >= seen
  return isSeen(layout) || !isSeen(other)
}

function primary(color: string | undefined, paper: string, palette: Palette) {
  if (color === undefined) return {}
  const isReadable = contrast(color, paper) >= readable
  return {
    primary: color,
    'primary-text': isReadable ? color : `color-mix(in oklab, ${color} 55%, ${palette.ink})`,
    'on-primary': readableOn(color),
  }
}

function secondary(color: string | undefined) {
  return color === undefined ? {} : { secondary: color, 'on-secondary': readableOn(color) }
}

/** The panels follow the page's background, and so do the pictures' own grounds. */
function grounds(paper: string, layout: Layout) {
  return {
    paper,
    bone: 'color-mix(in oklab, var(--paper) 95%, var(--ink))',
    mist: 'color-mix(in oklab, var(--paper) 91%, var(--ink))',
    ...(layout === 'light' ? { 'picture-blend': 'multiply' } : {}),
  }
}

function defined(variables: Readonly<Record<string, string | undefined>>): Variables {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
