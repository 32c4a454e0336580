import { useSyncExternalStore } from 'react'
import type { Layout } from '#domain/theme/palette.ts'
import type { ThemeValues } from '#domain/theme/theme-config.ts'

const dark = '(prefers-color-scheme: dark)'

/** The layout on the screen: the one chosen, or the system's. */
export function useShownLayout({ layout }: ThemeValues): Layout {
  const isDark = useSyncExternalStore(watchSystem, () => matchMedia(dark).matches)
  if (layout === 'light' || layout === 'dark') return layout
  return isDark ? 'dark' : 'light'
}

function watchSystem(notify: () => void): () => void {
  const query = matchMedia(dark)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
