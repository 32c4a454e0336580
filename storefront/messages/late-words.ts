import { use } from 'react'
import { locales, type Locale } from '#domain/locale.ts'
import { localeOfPath, useLocale } from '../locale.ts'

export interface LateWords<Words> {
  /** Await at the top level of the module that exports these texts. */
  loading: Promise<unknown>
  /** Undefined where Safari runs an importer too early. */
  wordsIfLoaded: (locale: Locale) => Words | undefined
  useWords: () => Words
}

/** Texts loaded with the pages that use them. */
export function lateWords<Words>(
  sources: Readonly<Record<Locale, () => Promise<Words>>>,
): LateWords<Words> {
  const loaded = new Map<Locale, Words>()
  // A server needs all languages, a browser only its document's: switching loads another document.
  const spoken = typeof document === 'undefined' ? locales : [localeOfPath(location.pathname)]
  const loading = Promise.all(
    spoken.map(async (locale) => loaded.set(locale, await sources[locale]())),
  )

  // Importers run after the top-level await. Safari, however, can run the second of two importers too
  // early, so components wait once more.
  function useWords(): Words {
    const locale = useLocale()
    if (!loaded.has(locale)) use(loading)
    const words = loaded.get(locale)
    if (words === undefined) throw new Error(`The late words in ${locale} have not been loaded`)
    return words
  }

  return { loading, wordsIfLoaded: (locale) => loaded.get(locale), useWords }
}
