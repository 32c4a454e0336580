import { z } from 'zod'
import { isColour } from '#domain/theme/colour.ts'
import { isFontFamily } from '#domain/theme/font-families.ts'
import { isPadding, isRadius, themeSettings } from '#domain/theme/settings.ts'
import { issueSentences } from './issue-sentences.ts'

/** spec §3: theme config. Each part may be missing: then the shop's own look stays. */

const colour = value(isColour, issueSentences.theme_colour.en)
const radius = value(isRadius, issueSentences.theme_radius.en)
const padding = value(isPadding, issueSentences.theme_padding.en)
const font = value(isFontFamily, issueSentences.not_accepted.en)
const size = choice(themeSettings['font_style.text_size'].options)

export const themeConfig = group({
  layout: choice(themeSettings.layout.options),
  direction: choice(themeSettings.direction.options),
  color: colour,
  secondary_color: colour,
  body_background_color: colour,
  border: group({ color: colour, radius }).optional(),
  font_family: group({ heading: font, text: font }).optional(),
  font_style: group({
    line_height: choice(themeSettings['font_style.line_height'].options),
    heading_color: colour,
    text_size: size,
    text_color: colour,
    link_color: colour,
  }).optional(),
  button: group({
    border_radius: radius,
    padding,
    font_size: size,
    font_color: colour,
    hover: group({ font_color: colour, primary_color: colour }).optional(),
  }).optional(),
  form: group({
    height: choice(themeSettings['form.height'].options),
    border_color: colour,
    font_color: colour,
    radio_color: colour,
    switch_color: colour,
  }).optional(),
})

/** The shop's default theme; the reading direction is that of the language. */
export const shopTheme = themeConfig.omit({ direction: true })

function value(isRight: (text: string) => boolean, message: string) {
  return z.string({ error: issueSentences.text.en }).refine(isRight, message).optional()
}

function choice<const Options extends readonly string[]>(options: Options) {
  return z.enum(options, { error: issueSentences.not_accepted.en }).optional()
}

/** An unknown key is named: a mistyped setting must not pass as an omitted one. */
function group<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? issueSentences.unknown_field.en : issueSentences.fields.en,
  })
}
