import { use } from 'react'
import { locales, type Locale } from '#domain/locale.ts'
import { localeOfPath, useLocale } from '../locale.ts'

export interface LateWords<Words> {
  /** To be awaited at the top of the module that holds these words. */
  loading: Promise<unknown>
  /** Undefined for the moment that Safari may be too early. */
  wordsIfLoaded: (locale: Locale) => Words | undefined
  useWords: () => Words
}

/** Words that are fetched with the pages that say them. */
export function lateWords<Words>(
  sources: Readonly<Record<Locale, () => Promise<Words>>>,
): LateWords<Words> {
  const loaded = new Map<Locale, Words>()
  // A server speaks all languages, a browser that of its document: another is another document.
  const spoken = typeof document === 'undefined' ? locales : [localeOfPath(location.pathname)]
  const loading = Promise.all(
    spoken.map(async (locale) => loaded.set(locale, await sources[locale]())),
  )

  // Whoever awaits runs once the words are here, in most browsers: Safari has let the second of two
  // importers run too early, so what is drawn waits once more.
  function useWords(): Words {
    const locale = useLocale()
    if (!loaded.has(locale)) use(loading)
    const words = loaded.get(locale)
    if (words === undefined) throw new Error(`The late words in ${locale} have not been loaded`)
    return words
  }

  return { loading, wordsIfLoaded: (locale) => loaded.get(locale), useWords }
}
