import { htmlLang, type Locale } from '#domain/locale.ts'
import { useLanguagePath, useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { languagesOf, useShopData } from '../shop-data.ts'

/** Each language in its own script, so that its readers recognise it. */
const names: Readonly<Record<Locale, string>> = { en: 'English', zh: '繁體中文', cn: '简体中文' }

export function LanguageSwitch() {
  const { shell } = useMessages()
  const current = useLocale()
  const languagePath = useLanguagePath()
  const { shown } = languagesOf(useShopData())
  if (shown.length === 1) return null
  return (
    <ul className="languages" aria-label={shell.language}>
      {shown.map((locale) => (
        <li key={locale}>
          <a
            href={languagePath(locale)}
            lang={htmlLang[locale]}
            hrefLang={htmlLang[locale]}
            rel="nofollow"
            aria-current={locale === current ? 'true' : undefined}
          >
            {names[locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}
