import { contrast, readableOn } from './colour.ts'
import { palettes, type Layout } from './palette.ts'
import type { ThemeValues } from './theme-config.ts'
import { groundIn, isUsedIn } from './theme-variables.ts'

export type ContrastPart =
  | 'text'
  | 'heading'
  | 'link'
  | 'button'
  | 'button_hover'
  | 'field'
  | 'field_border'
  | 'focus'

export interface ContrastWarning {
  part: ContrastPart
  layout: Layout
  ratio: number
  /** WCAG 2.2 AA: 4.5 for text, 3 for borders and focus outlines. */
  min: number
}

/** What is hard to read in a theme, in the layouts it can be shown in. */
export function contrastWarnings(values: ThemeValues): ContrastWarning[] {
  const chosen = values['layout']
  const layouts: readonly Layout[] =
    chosen === 'light' || chosen === 'dark' ? [chosen] : ['light', 'dark']
  return layouts.flatMap((layout) =>
    pairs(values, layout).flatMap(({ part, one, other, min }) => {
      const ratio = contrast(one, other)
      return ratio < min ? [{ part, layout, ratio, min }] : []
    }),
  )
}

interface Pair {
  part: ContrastPart
  one: string
  other: string
  min: number
}

function pairs(values: ThemeValues, layout: Layout): Pair[] {
  const own = palettes[layout]
  const ground = groundIn(values, layout)
  const text = (path: string, fallback: string) => {
    const value = values[path]
    return value !== undefined && isUsedIn(value, values, layout) ? value : fallback
  }
  const ink = text('font_style.text_color', own.ink)
  const button = text('secondary_color', own.secondary)
  const label = values['button.font_color'] ?? readableOn(button)
  // Without a choice, a button under the pointer is a shade of itself.
  const hover = values['button.hover.primary_color'] ?? button
  const onGround = (part: ContrastPart, one: string, min = 4.5) => ({
    part,
    one,
    other: ground,
    min,
  })
  return [
    onGround('text', ink),
    onGround('heading', text('font_style.heading_color', ink)),
    onGround('link', text('font_style.link_color', ink)),
    { part: 'button', one: label, other: button, min: 4.5 },
    {
      part: 'button_hover',
      one: values['button.hover.font_color'] ?? label,
      other: hover,
      min: 4.5,
    },
    onGround('field', text('form.font_color', ink)),
    onGround('field_border', values['form.border_color'] ?? own.edge, 3),
    onGround('focus', ink, 3),
  ]
}
