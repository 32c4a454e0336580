import type { Locale } from '#domain/locale.ts'
import type { LateMessages } from './en-late.ts'
import { lateWords } from './late-words.ts'

export type { LateMessages } from './en-late.ts'

const late = lateWords<LateMessages>({
  en: async () => (await import('./en-late.ts')).messages,
  zh: async () => (await import('./zh-late.ts')).messages,
  cn: async () => (await import('./cn-late.ts')).messages,
})
await late.loading

/** Undefined where Safari runs an importer too early. */
export const lazyMessagesIfLoaded = late.wordsIfLoaded

export function lazyMessagesIn(locale: Locale): LateMessages {
  const messages = lazyMessagesIfLoaded(locale)
  if (!messages) throw new Error(`The late messages in ${locale} have not been loaded`)
  return messages
}

/** Texts of cart, checkout, orders, enquiries and the journal; `useMessages` has the rest. */
export const useLazyMessages = late.useWords
