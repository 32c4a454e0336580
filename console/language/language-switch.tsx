import { htmlLang } from '#domain/locale.ts'
import { chooseLanguage, languages, useLanguage } from './language.ts'

/** Each language in its own words, so that all can find theirs. */
const names = { en: 'English', zh: '繁體中文' } as const
const group = { en: 'Language', zh: '語言' } as const

export function LanguageSwitch({ staffId }: { staffId?: string }) {
  const current = useLanguage()
  return (
    <fieldset className="segments" aria-label={group[current]}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={htmlLang[language]}
          aria-pressed={language === current}
          onClick={() => chooseLanguage(language, staffId)}
        >
          {names[language]}
        </button>
      ))}
    </fieldset>
  )
}
