import { createStore, useStore } from '#ui/store.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'console.theme'
const dark = matchMedia('(prefers-color-scheme: dark)')
const store = createStore<Theme>('system', {
  load: () => themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system',
})

export function useTheme(): Theme {
  return useStore(store)
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  store.set(theme)
  showTheme()
}

/** Follows the system until a theme is chosen. */
export function startTheme(): void {
  dark.addEventListener('change', showTheme)
  showTheme()
}

function showTheme(): void {
  const theme = store.get()
  const isDark = theme === 'system' ? dark.matches : theme === 'dark'
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}
