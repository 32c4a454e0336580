import { writeSearchText } from '#contract/staff/search-texts.ts'
import { htmlLang, localize, type LocalizedText } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import type { StaffAnswer, StaffInput } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { useMe } from '../api/me.ts'
import { LocalizedField } from './fields.tsx'
import { FoldCard } from './fold-card.tsx'
import { Form } from './form.tsx'
import { QueryState } from './query-state.tsx'
import { SocialPicture } from './social-picture.tsx'
import { searchMessages } from './messages.ts'
import { bodyOf, useContractForm } from './use-contract-form.ts'

type Text = StaffAnswer<'GET /search-texts/{kind}/{id}'>

interface SearchCardProps {
  subject: StaffInput<'GET /search-texts/{kind}/{id}'>['params']
  /** The page's own texts, which an empty field leaves as they are. */
  page: { title: LocalizedText; description: LocalizedText }
  /** Without the language prefix; its last part may be the title's. */
  path: string
}

/** What search engines are given, and how a result looks with it. */
export function SearchCard({ subject, page, path }: SearchCardProps) {
  const texts = useMessages(searchMessages)
  const text = useCall('GET /search-texts/{kind}/{id}', { params: subject })
  return (
    <FoldCard title={texts.heading}>
      <QueryState query={text}>
        {(found) => <SearchForm key={subject.id} {...{ subject, page, path, found }} />}
      </QueryState>
    </FoldCard>
  )
}

function SearchForm({ subject, page, path, found }: SearchCardProps & { found: Text }) {
  const texts = useMessages(searchMessages)
  const { shown } = useMe().languages
  const write = useWrite('PUT /search-texts/{kind}/{id}', {
    changes: ['GET /search-texts/{kind}/{id}'],
  })
  const { form, submit, draft } = useContractForm({
    shape: bodyOf(writeSearchText),
    defaults: valuesOf(found),
    draft: 'search',
    async save(body) {
      const saved = await write.mutateAsync({ params: subject, body })
      showToast(texts.saved)
      return valuesOf(saved)
    },
  })
  const { title, description, picture_id: picture = null } = form.watch()
  return (
    <Form {...{ form, submit, draft }} saveLabel={texts.save} isSecond>
      <LocalizedField form={form} name="title" label={texts.title} hint={texts.hint} />
      <LocalizedField form={form} name="description" label={texts.description} isProse />
      <SocialPicture
        src={picture && `/files/${picture}/640.webp`}
        hint={texts.socialHint}
        onUpload={({ _id }) => form.setValue('picture_id', _id, { shouldDirty: true })}
        onRemove={() => form.setValue('picture_id', null, { shouldDirty: true })}
      />
      <div className="search-results">
        {(['en', 'zh'] as const)
          .filter((locale) => shown.includes(locale))
          .map((locale) => (
            <SearchResult
              key={locale}
              locale={locale}
              path={path}
              title={title[locale] || localize(page.title, locale)}
              description={description[locale] || localize(page.description, locale)}
            />
          ))}
      </div>
    </Form>
  )
}

function valuesOf({ title, description, picture_id, derived_cn: derived }: Text) {
  return {
    picture_id,
    title: derived.includes('title') ? { ...title, cn: '' } : title,
    description: derived.includes('description') ? { ...description, cn: '' } : description,
  }
}

/** What search engines show of each; a Chinese character takes the room of two letters. */
const shownLetters = {
  en: { title: 60, description: 155 },
  zh: { title: 30, description: 78 },
} as const

interface SearchResultProps {
  locale: 'en' | 'zh'
  path: string
  title: string
  description: string
}

function SearchResult({ locale, path, title, description }: SearchResultProps) {
  const texts = useMessages(searchMessages)
  const max = shownLetters[locale]
  const address = `${location.host}${locale === 'zh' ? '/zh' : ''}${path === '/' ? '' : path}`
  return (
    <figure>
      <div lang={htmlLang[locale]}>
        <p className="search-address">{address.replaceAll('/', ' › ')}</p>
        <p className="search-title">{cut(title, max.title)}</p>
        <p className="search-description">{cut(description, max.description)}</p>
      </div>
      <figcaption className="text-ink-2">
        {texts.count(title.length, max.title, description.length, max.description)}
      </figcaption>
    </figure>
  )
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text
}
