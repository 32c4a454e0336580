import { locales, type Locale } from '#domain/locale.ts'
import { localeOfPath, useLocale } from './locale.ts'
import { messagesIn as earlyMessagesIn, type Messages as EarlyMessages } from './messages.ts'
import type { LateMessages } from './messages/en-late.ts'

/** The words of every page, and those of cart, checkout, orders and enquiries. */
export type Messages = EarlyMessages & LateMessages

const sources = {
  en: () => import('./messages/en-late.ts'),
  zh: () => import('./messages/zh-late.ts'),
  cn: () => import('./messages/cn-late.ts'),
} satisfies Record<Locale, () => Promise<{ messages: LateMessages }>>

const loaded = new Map<Locale, LateMessages>()

// Whoever imports this module runs once the words are here. A server speaks all languages, a
// browser that of its document: another language is another document.
const spoken = typeof document === 'undefined' ? locales : [localeOfPath(location.pathname)]
await Promise.all(
  spoken.map(async (locale) => loaded.set(locale, (await sources[locale]()).messages)),
)

export function messagesIn(locale: Locale): Messages {
  const late = loaded.get(locale)
  if (!late) throw new Error(`The late messages in ${locale} have not been loaded`)
  return { ...earlyMessagesIn(locale), ...late }
}

export function useMessages(): Messages {
  return messagesIn(useLocale())
}
