/**
 * spec §3: theme config. Only what differs from the shop's own look is in it, so that a later change
 * of that look reaches everyone.
 */
export interface ThemeConfig {
  layout?: 'light' | 'dark'
  direction?: 'ltr' | 'rtl'
  color?: string
  secondary_color?: string
  body_background_color?: string
  border?: { color?: string; radius?: string }
  font_family?: { heading?: string; text?: string }
  font_style?: {
    line_height?: string
    heading_color?: string
    text_size?: string
    text_color?: string
    link_color?: string
  }
  button?: {
    border_radius?: string
    padding?: string
    font_size?: string
    font_color?: string
    hover?: { font_color?: string; primary_color?: string }
  }
  form?: {
    height?: string
    border_color?: string
    font_color?: string
    radio_color?: string
    switch_color?: string
  }
}

/** A theme by the path of each setting: `button.hover.font_color`. */
export type ThemeValues = Readonly<Record<string, string>>

export function valuesOf(config: object, prefix = ''): ThemeValues {
  return Object.fromEntries(
    Object.entries(config).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [[prefix + key, value]]
      return isGroup(value) ? Object.entries(valuesOf(value, `${prefix + key}.`)) : []
    }),
  )
}

/** The reverse of `valuesOf`. */
export function configOf(values: ThemeValues): ThemeConfig {
  const config: Group = {}
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.')
    const last = keys.pop() ?? path
    groupAt(config, keys)[last] = value
  }
  return config
}

interface Group {
  [key: string]: string | Group
}

function groupAt(config: Group, keys: readonly string[]): Group {
  let group = config
  for (const key of keys) {
    const inner = group[key]
    group = group[key] = typeof inner === 'object' ? inner : {}
  }
  return group
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
