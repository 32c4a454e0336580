import type { Locale } from '#domain/locale.ts'
import type { LazyMessageSet } from './en-lazy.ts'
import { lazyMessages } from './lazy-messages.ts'

export type { LazyMessageSet } from './en-lazy.ts'

const late = lazyMessages<LazyMessageSet>({
  en: async () => (await import('./en-lazy.ts')).messages,
  zh: async () => (await import('./zh-lazy.ts')).messages,
  cn: async () => (await import('./cn-lazy.ts')).messages,
})
await late.loading

/** Undefined where Safari runs an importer too early. */
export const lazyMessagesIfLoaded = late.messagesIfLoaded

export function lazyMessagesIn(locale: Locale): LazyMessageSet {
  const messages = lazyMessagesIfLoaded(locale)
  if (!messages) throw new Error(`The lazy messages in ${locale} have not been loaded`)
  return messages
}

/** Texts of cart, checkout, orders, enquiries and the journal; `useMessages` has the rest. */
export const useLazyMessages = late.useLazyMessages
