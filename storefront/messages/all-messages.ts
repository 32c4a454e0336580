import type { Locale } from '#domain/locale.ts'
import { useLocale } from '../locale.ts'
import type { LateMessages } from './en-late.ts'
import { lateWords } from './late-words.ts'
import { messagesIn as earlyMessagesIn, type Messages as EarlyMessages } from './messages.ts'

/** The words of every page, and those of cart, checkout, orders and enquiries. */
export type Messages = EarlyMessages & LateMessages

const late = lateWords<LateMessages>({
  en: async () => (await import('./en-late.ts')).messages,
  zh: async () => (await import('./zh-late.ts')).messages,
  cn: async () => (await import('./cn-late.ts')).messages,
})
await late.loading

/** Undefined for the moment that Safari may be too early. */
export function messagesIfLoaded(locale: Locale): Messages | undefined {
  const words = late.wordsIfLoaded(locale)
  return words && { ...earlyMessagesIn(locale), ...words }
}

export function messagesIn(locale: Locale): Messages {
  const messages = messagesIfLoaded(locale)
  if (!messages) throw new Error(`The late messages in ${locale} have not been loaded`)
  return messages
}

export function useMessages(): Messages {
  const words = late.useWords()
  return { ...earlyMessagesIn(useLocale()), ...words }
}
