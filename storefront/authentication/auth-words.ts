import type { Worded } from '../messages/en.ts'
import type { authentication } from '../messages/en/authentication.ts'
import { lateWords } from '../messages/late-words.ts'

/** What is said about signing in, and only there. */
export type AuthWords = Worded<typeof authentication>

const late = lateWords<AuthWords>({
  en: async () => (await import('../messages/en/authentication.ts')).authentication,
  zh: async () => (await import('../messages/zh/authentication.ts')).authentication,
  cn: async () => (await import('../messages/cn/authentication.ts')).authentication,
})
await late.loading

export const { useWords: useAuthWords, wordsIfLoaded: authWordsIfLoaded } = late
