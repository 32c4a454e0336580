import { lazyMessages } from '../messages/lazy-messages.ts'
import type { ThemeMessages } from '../messages/en/theme.ts'

const late = lazyMessages<ThemeMessages>({
  en: async () => (await import('../messages/en/theme.ts')).theme,
  zh: async () => (await import('../messages/zh/theme.ts')).theme,
  cn: async () => (await import('../messages/cn/theme.ts')).theme,
})
await late.loading

export const { useLazyMessages: useThemeMessages } = late
