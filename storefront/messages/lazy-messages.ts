import { use } from 'react'
import { locales, type Locale } from '#domain/locale.ts'
import { localeOfPath, useLocale } from '../locale.ts'

export interface LazyMessages<Messages> {
  /** Await at the top level of the module that exports these texts. */
  loading: Promise<unknown>
  /** Undefined where Safari runs an importer too early. */
  messagesIfLoaded: (locale: Locale) => Messages | undefined
  useLazyMessages: () => Messages
}

/** Texts loaded with the pages that use them. */
export function lazyMessages<Messages>(
  sources: Readonly<Record<Locale, () => Promise<Messages>>>,
): LazyMessages<Messages> {
  const loaded = new Map<Locale, Messages>()
  // A server needs all languages, a browser only its document's: switching loads another document.
  const spoken = typeof document === 'undefined' ? locales : [localeOfPath(location.pathname)]
  const loading = Promise.all(
    spoken.map(async (locale) => loaded.set(locale, await onceOnline(sources[locale]))),
  )

  // Importers run after the top-level await. Safari, however, can run the second of two importers too
  // early, so components wait once more.
  function useLazyMessages(): Messages {
    const locale = useLocale()
    if (!loaded.has(locale)) use(loading)
    const messages = loaded.get(locale)
    if (messages === undefined)
      throw new Error(`The lazy messages in ${locale} have not been loaded`)
    return messages
  }

  return { loading, messagesIfLoaded: (locale) => loaded.get(locale), useLazyMessages }
}

/**
 * A module whose top-level await fails stays failed until the page is loaded again, so without a
 * connection this waits for it.
 */
async function onceOnline<Messages>(load: () => Promise<Messages>): Promise<Messages> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return onceOnline(load)
  }
}
