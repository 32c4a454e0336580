import { config } from 'zod'
import { issueSentences } from '#contract/issue-sentences.ts'
import { themeConfig } from '#contract/theme-config.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { parseJson } from '#domain/parse-json.ts'
import { valuesOf, type ThemeValues } from '#domain/theme/theme-config.ts'

// The content security policy forbids compiling code from text.
config({ jitless: true })

/** Loaded with the first paste: the schema library weighs more than the rest of the panel. */
export function parseTheme(
  text: string,
  locale: Locale,
): { values: ThemeValues } | { problems: string[] } | 'not-json' {
  const json = parseJson(text)
  if (json === undefined) return 'not-json'
  const { success, data, error } = themeConfig.safeParse(json)
  if (success) return { values: valuesOf(data) }
  return {
    problems: error.issues.map(({ path, message, ...issue }) => {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
      const place = [...path, keys.join(', ')].filter((part) => part !== '').join('.')
      return [place, inLanguage(message, locale)].filter(Boolean).join(': ')
    }),
  }
}

/** Schemas name their sentence by its English text. */
function inLanguage(message: string, locale: Locale): string {
  const sentence = Object.values(issueSentences).find(({ en }) => en === message)
  return sentence ? localize(sentence, locale) : message
}
