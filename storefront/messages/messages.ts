import type { Locale } from '#domain/locale.ts'
import { useLocale } from '../locale.ts'
import type { Messages } from './en.ts'

export type { Messages } from './en.ts'

const provided = new Map<Locale, Messages>()

/** The server provides all languages; a browser only its page's, before React starts. */
export function provideMessages(locale: Locale, messages: Messages): void {
  provided.set(locale, messages)
}

export function messagesIn(locale: Locale): Messages {
  const messages = provided.get(locale)
  if (!messages) throw new Error(`The messages in ${locale} have not been loaded`)
  return messages
}

export function useMessages(): Messages {
  return messagesIn(useLocale())
}
