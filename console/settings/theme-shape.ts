import { z } from '@hono/zod-openapi'
import { shopTheme, themeConfig } from '#contract/theme-config.ts'
import { parseJson } from '#domain/parse-json.ts'
import { configOf, valuesOf, type ThemeValues } from '#domain/theme/theme-config.ts'
import type { SettingPath } from '#domain/theme/settings.ts'

/** All but the reading direction. */
export type ShopSetting = Exclude<SettingPath, 'direction'>

/** A theme while it is edited: an empty text is a setting that is not made. */
export const themeShape = z.object({
  value: z.record(z.string(), z.unknown()).superRefine((typed, context) => {
    const { error } = shopTheme.safeParse(configOf(settingsIn(typed)), { reportInput: true })
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue })
  }),
})

/** What is set, by the path of each setting. */
export function settingsIn(typed: object): ThemeValues {
  return Object.fromEntries(Object.entries(valuesOf(typed)).filter(([, value]) => value !== ''))
}

/** What the customiser in the shop copies, without the direction; null for any other text. */
export function themeFromText(text: string): object | null {
  const { success, data } = themeConfig.safeParse(parseJson(text))
  if (!success) return null
  const { direction: _, ...theme } = data
  return theme
}
