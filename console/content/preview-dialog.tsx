import { useState } from 'react'
import { htmlLang, localize, locales, type Locale } from '#domain/locale.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Prose } from '#ui/prose.tsx'
import { useMessages } from '../language/messages.ts'
import { useLanguage } from '../language/language.ts'
import { partMessages } from '../parts/messages.ts'
import { contentMessages } from './messages.ts'

interface Text {
  en: string
  zh?: string | undefined
  cn?: string | undefined
}

interface PreviewDialogProps {
  /** As typed, saved or not. */
  entry: {
    title: Text
    description: Partial<Text>
    body: Partial<Text>
    images?: readonly { file_id: string }[] | undefined
  }
  onClose: () => void
}

/** The text as shoppers will read it, in each language. */
export function PreviewDialog({ entry, onClose }: PreviewDialogProps) {
  const texts = useMessages(contentMessages)
  const parts = useMessages(partMessages)
  const [locale, setLocale] = useState<Locale>(useLanguage())
  const say = (text: Partial<Text>) => localize({ en: '', zh: '', cn: '', ...text }, locale)
  const names = { en: parts.english, zh: parts.traditional, cn: parts.simplified }
  const [cover] = entry.images ?? []
  return (
    <Dialog
      id="preview"
      open
      wide
      onClose={onClose}
      title={texts.previewOf(say(entry.title))}
      closeLabel={parts.close}
    >
      <div className="segments mb-4">
        {locales.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === locale}
            onClick={() => setLocale(each)}
          >
            {names[each]}
          </button>
        ))}
      </div>
      <article lang={htmlLang[locale]} className="grid gap-4">
        {cover ? <img src={`/files/${cover.file_id}/640.webp`} alt="" className="w-full" /> : null}
        <h3 className="text-xl font-medium">{say(entry.title)}</h3>
        <p className="text-ink-2">{say(entry.description)}</p>
        <Prose text={say(entry.body)} headingLevel={4} />
      </article>
    </Dialog>
  )
}
