import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { explainConflict } from '../api/explain-conflict.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { language, useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { Form } from '../parts/form.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchCard } from '../parts/search-card.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { ValueParts } from '../parts/value-fields.tsx'
import { kindOf } from '../parts/value-kinds.ts'
import { isLater } from './entry-shape.ts'
import { PageState } from './entry-state.tsx'
import { contentMessages } from './messages.ts'
import { PageFields, PagePreview, useSavedToast, useSaveLabel } from './page-fields.tsx'
import { bodyFrom, dataShape, pageShape, valuesOf, type Content } from './page-shape.ts'
import { PageVersions } from './page-versions.tsx'

export function PageScreen() {
  const { slug = '' } = useParams()
  const texts = useMessages(contentMessages)
  const shown = useLanguage()
  const version = useSearchParams()[0].get('version')
  const content = useCall('GET /contents/{slug}', {
    params: { slug },
    query: version ? { version } : {},
  })
  const found = content.data
  return (
    <Page
      title={found ? localize(found.title, shown) || slug : slug}
      back={{ to: '/content', label: texts.pages }}
      state={found ? <PageState publishedAt={found.published_at} /> : null}
      actions={found?.public_id ? <OpenInShop path={found.path} /> : null}
      subject={{ kind: 'content', id: slug }}
    >
      <QueryState query={content}>
        {(each) => (
          <div className="editor">
            <VersionNotice content={each} />
            <PageForm key={`${slug} ${version}`} content={each} />
            <SearchCard subject={{ kind: 'content', id: slug }} page={each} path={each.path} />
            <PageVersions content={each} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

export function OpenInShop({ path }: { path: string }) {
  const texts = useMessages(contentMessages)
  return (
    <ButtonLink
      kind="ghost"
      small
      icon="external"
      href={`/${language()}${path === '/' ? '' : path}`}
      target="_blank"
      rel="noreferrer"
    >
      {texts.open}
    </ButtonLink>
  )
}

/** Said of every version that is not the newest and public. */
function VersionNotice({ content }: { content: Content }) {
  const texts = useMessages(contentMessages)
  const { _id, created_at: written, published_at: at, versions } = content
  const text =
    _id !== versions[0]?._id
      ? texts.oldVersion(showTime(written))
      : at === null
        ? texts.isDraft
        : isLater(at)
          ? texts.waiting(showTime(at))
          : null
  if (text === null) return null
  return <Notice tone="info">{text}</Notice>
}

/** Writes a new version; refused if a colleague wrote one meanwhile. */
function PageForm({ content }: { content: Content }) {
  const texts = useMessages(contentMessages)
  const { _id: version, slug, versions } = content
  // What this form was filled from, even if a newer version has been fetched meanwhile.
  const [known, setKnown] = useState(versions[0]?._id ?? null)
  const write = useWrite('POST /contents/{slug}/versions', {
    changes: ['GET /contents', 'GET /contents/{slug}'],
    onDone: useSavedToast(),
  })
  const { form, submit, draft } = useContractForm({
    shape: pageShape,
    defaults: valuesOf(content),
    draft: version === versions[0]?._id ? 'page' : version,
    async save(values) {
      const body = { ...bodyFrom(values), known_id: known }
      const written = await explainConflict(write.mutateAsync({ params: { slug }, body }))
      setKnown(written._id)
      return valuesOf(written)
    },
  })
  const saveLabel = useSaveLabel(form)
  return (
    <Form {...{ form, submit, draft, saveLabel }} actions={<PagePreview form={form} />}>
      <PageFields form={form} />
      <section className="card grid gap-4">
        <h2>{texts.onPage}</h2>
        <ValueParts kind={kindOf(dataShape(slug))} name="data" />
      </section>
    </Form>
  )
}
