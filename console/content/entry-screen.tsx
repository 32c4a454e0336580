import type { UseQueryResult } from '@tanstack/react-query'
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
import { EntryForm, type EntryCategory } from './entry-form.tsx'
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

const posts = {
  kind: 'post',
  kinds: 'posts',
  add: 'newPost',
  list: 'GET /posts',
  get: 'GET /posts/{id}',
  create: 'POST /posts',
  change: 'PUT /posts/{id}',
} as const

/** Articles belong to a library. */
const articles = {
  kind: 'article',
  kinds: 'articles',
  add: 'newArticle',
  list: 'GET /articles',
  get: 'GET /articles/{id}',
  create: 'POST /articles',
  change: 'PUT /articles/{id}',
} as const

type Calls = typeof posts | typeof articles

export const PostScreen = () => <EntryScreen calls={posts} />
export const ArticleScreen = () => <EntryScreen calls={articles} />

function EntryScreen({ calls }: { calls: Calls }) {
  const { id = '' } = useParams()
  return id === 'new' ? <NewEntry calls={calls} /> : <ChangeEntry calls={calls} id={id} />
}

function NewEntry({ calls }: { calls: Calls }) {
  const { kinds, add, create, list, get } = calls
  const isArticle = kinds === 'articles'
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const libraries = useCall('GET /libraries', {}, { enabled: isArticle })
  const categories = useCall('GET /post-categories', {}, { enabled: !isArticle })
  const write = useWrite(create, { changes: [list, get] })
  const first = libraries.data?.data[0]?._id ?? ''
  async function save(values: EntryValues) {
    const library = isArticle ? { library_id: values.library_id } : {}
    const { _id } = await write.mutateAsync({ body: { ...bodyFrom(values), ...library } })
    showToast(texts.saved)
    void navigate(`/content/${kinds}/${_id}`)
  }
  return (
    <Page title={texts[add]} back={{ to: `/content/${kinds}`, label: texts[kinds] }}>
      {isArticle ? (
        <QueryState query={libraries}>
          {({ data }) => (
            <EntryForm
              first={{ ...newEntry, type: 'guide', library_id: first }}
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
      ) : (
        <QueryState query={categories}>
          {({ data }) => <EntryForm first={newEntry} isNew categories={data} save={save} />}
        </QueryState>
      )}
    </Page>
  )
}

function ChangeEntry({ calls, id }: { calls: Calls; id: string }) {
  const { kind, kinds } = calls
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const query = useCall(calls.get, { params: { id } })
  const libraries = useCall('GET /libraries', {}, { enabled: kind === 'article' })
  const found = query.data
  const library = libraries.data?.data.find(({ _id }) => _id === found?.library_id)
  const isPublic = found?.status === 'ACTIVE' && !isLater(found.published_at)
  const isPlaced = kind === 'post' || library !== undefined
  const folder = kind === 'post' ? '/posts' : `/articles/${library?.slug ?? ''}`
  return (
    <Page
      title={found ? localize(found.title, language) : texts[kinds]}
      back={{ to: `/content/${kinds}`, label: texts[kinds] }}
      state={found ? <EntryState entry={found} /> : null}
      actions={isPublic && isPlaced ? <OpenInShop path={`${folder}/${found.slug}`} /> : null}
      subject={{ kind, id }}
    >
      <QueryState query={query}>
        {(entry) => (
          <div className="editor">
            <ChangeForm calls={calls} entry={entry} />
            <SearchCard subject={{ kind, id }} page={entry} path={`${folder}/${entry.slug}`} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function ChangeForm({ calls, entry }: { calls: Calls; entry: Entry }) {
  const { kind, list, get, change } = calls
  const texts = useMessages(contentMessages)
  // What this form was filled from, even if a colleague's change has been fetched meanwhile.
  const [known, setKnown] = useState(entry)
  const query = entry.library_id === null ? {} : { library_id: entry.library_id }
  const ofPosts = useCall('GET /post-categories', {}, { enabled: kind === 'post' })
  const ofArticles = useCall('GET /article-categories', { query }, { enabled: kind === 'article' })
  const categories: UseQueryResult<{ data: EntryCategory[] }> =
    kind === 'post' ? ofPosts : ofArticles
  const write = useWrite(change, { changes: [list, get] })
  async function save(values: EntryValues) {
    const body = bodyFrom(values, known)
    const saved = await explainConflict(write.mutateAsync({ params: { id: entry._id }, body }))
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
              draftOf={(values) => ({ kind, id: entry._id, ...bodyFrom(values) })}
            />
          )}
        />
      )}
    </QueryState>
  )
}
