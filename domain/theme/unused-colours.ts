import { readableOn } from './colour.ts'
import type { Layout } from './palette.ts'
import type { SettingPath } from './settings.ts'
import type { ThemeValues } from './theme-config.ts'
import { groundIn, isUsedIn } from './theme-variables.ts'

export interface UnusedColour {
  path: SettingPath
  layout: Layout
  /** Against the background of that layout. */
  isPale: boolean
}

const texts = [
  'secondary_color',
  'font_style.text_color',
  'font_style.heading_color',
  'font_style.link_color',
  'form.font_color',
  'form.radio_color',
  'form.switch_color',
] as const satisfies SettingPath[]

/** Colours that were chosen, but that a layout leaves out, because they would vanish in it. */
export function unusedColours(values: ThemeValues): UnusedColour[] {
  const chosen = values['layout']
  const layouts: readonly Layout[] =
    chosen === 'light' || chosen === 'dark' ? [chosen] : ['light', 'dark']
  const paper = values['body_background_color']
  return layouts.flatMap((layout) => [
    ...(paper !== undefined && groundIn(values, layout) !== paper
      ? [{ path: 'body_background_color' as const, layout, isPale: isPale(paper) }]
      : []),
    ...texts.flatMap((path) => {
      const colour = values[path]
      return colour === undefined || isUsedIn(colour, values, layout)
        ? []
        : [{ path, layout, isPale: layout === 'light' }]
    }),
  ])
}

function isPale(colour: string): boolean {
  return readableOn(colour) === '#161616'
}
