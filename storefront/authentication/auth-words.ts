import type { AuthWords } from '../messages/en/authentication.ts'
import { lateWords } from '../messages/late-words.ts'

const late = lateWords<AuthWords>({
  en: async () => (await import('../messages/en/authentication.ts')).authentication,
  zh: async () => (await import('../messages/zh/authentication.ts')).authentication,
  cn: async () => (await import('../messages/cn/authentication.ts')).authentication,
})
await late.loading

export const { useWords: useAuthWords, wordsIfLoaded: authWordsIfLoaded } = late
