import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import { explainConflict } from '../api/explain-conflict.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { PreviewButton } from '../parts/preview-button.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchCard } from '../parts/search-card.tsx'
import { EntryForm } from './entry-form.tsx'
import {
  bodyFrom,
  isLater,
  newEntry,
  valuesOf,
  type Entry,
  type EntryValues,
} from './entry-shape.ts'
import { EntryState } from './entry-state.tsx'
import { contentMessages } from './messages.ts'
import { OpenInShop } from './page-screen.tsx'

const changes = ['GET /articles', 'GET /articles/{id}'] as const

export function ArticleScreen() {
  const { id = '' } = useParams()
  return id === 'new' ? <NewArticle /> : <ChangeArticle id={id} />
}

function NewArticle() {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const libraries = useCall('GET /libraries', {})
  const create = useWrite('POST /articles', { changes })
  async function save(values: EntryValues) {
    const body = { ...bodyFrom(values), library_id: values.library_id }
    const { _id } = await create.mutateAsync({ body })
    showToast(texts.saved)
    void navigate(`/content/articles/${_id}`)
  }
  return (
    <Page title={texts.newArticle} back={{ to: '/content/articles', label: texts.articles }}>
      <QueryState query={libraries}>
        {({ data }) => (
          <EntryForm
            first={{ ...newEntry, type: 'guide', library_id: data[0]?._id ?? '' }}
            isNew
            categories={[]}
            libraries={data.map(({ _id, title }) => ({
              value: _id,
              label: localize(title, language),
            }))}
            save={save}
          />
        )}
      </QueryState>
    </Page>
  )
}

function ChangeArticle({ id }: { id: string }) {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const article = useCall('GET /articles/{id}', { params: { id } })
  const libraries = useCall('GET /libraries', {})
  const found = article.data
  const library = libraries.data?.data.find(({ _id }) => _id === found?.library_id)
  const isPublic = found?.status === 'ACTIVE' && !isLater(found.published_at)
  return (
    <Page
      title={found ? localize(found.title, language) : texts.articles}
      back={{ to: '/content/articles', label: texts.articles }}
      state={found ? <EntryState entry={found} /> : null}
      actions={
        isPublic && library ? <OpenInShop path={`/articles/${library.slug}/${found.slug}`} /> : null
      }
      subject={{ kind: 'article', id }}
    >
      <QueryState query={article}>
        {(entry) => (
          <div className="editor">
            <ArticleForm key={id} entry={entry} />
            <SearchCard
              subject={{ kind: 'article', id }}
              page={entry}
              path={`/articles/${library?.slug ?? ''}/${entry.slug}`}
            />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function ArticleForm({ entry }: { entry: Entry }) {
  const texts = useMessages(contentMessages)
  // What this form was filled from, even if a colleague's change has been fetched meanwhile.
  const [known, setKnown] = useState(entry)
  const query = entry.library_id === null ? {} : { library_id: entry.library_id }
  const categories = useCall('GET /article-categories', { query })
  const change = useWrite('PUT /articles/{id}', { changes })
  async function save(values: EntryValues) {
    const body = bodyFrom(values, known)
    const saved = await explainConflict(change.mutateAsync({ params: { id: entry._id }, body }))
    setKnown(saved)
    showToast(texts.saved)
    return valuesOf(saved)
  }
  return (
    <QueryState query={categories}>
      {({ data }) => (
        <EntryForm
          first={valuesOf(entry)}
          isNew={false}
          categories={data}
          save={save}
          preview={(form) => (
            <PreviewButton
              form={form}
              draftOf={(values) => ({ kind: 'article', id: entry._id, ...bodyFrom(values) })}
            />
          )}
        />
      )}
    </QueryState>
  )
}
