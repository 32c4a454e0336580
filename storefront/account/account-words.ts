import type { AccountWords } from '../messages/en/account.ts'
import { lateWords } from '../messages/late-words.ts'

const late = lateWords<AccountWords>({
  en: async () => (await import('../messages/en/account.ts')).account,
  zh: async () => (await import('../messages/zh/account.ts')).account,
  cn: async () => (await import('../messages/cn/account.ts')).account,
})
await late.loading

export const { useWords: useAccountWords, wordsIfLoaded: accountWordsIfLoaded } = late
