import { use } from 'react'
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

// A server speaks all languages, a browser that of its document: another is another document.
const spoken = typeof document === 'undefined' ? locales : [localeOfPath(location.pathname)]
const loading = Promise.all(
  spoken.map(async (locale) => loaded.set(locale, (await sources[locale]()).messages)),
)
// Whoever imports this module runs once the words are here, in most browsers: Safari has let the
// second of two importers run too early, so what is drawn waits once more.
await loading

/** Undefined for the moment that Safari may be too early. */
export function messagesIfLoaded(locale: Locale): Messages | undefined {
  const late = loaded.get(locale)
  return late && { ...earlyMessagesIn(locale), ...late }
}

export function messagesIn(locale: Locale): Messages {
  const messages = messagesIfLoaded(locale)
  if (!messages) throw new Error(`The late messages in ${locale} have not been loaded`)
  return messages
}

export function useMessages(): Messages {
  const locale = useLocale()
  if (!loaded.has(locale)) use(loading)
  return messagesIn(locale)
}
