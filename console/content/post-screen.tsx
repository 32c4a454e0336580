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

const changes = ['GET /posts', 'GET /posts/{id}'] as const

export function PostScreen() {
  const { id = '' } = useParams()
  return id === 'new' ? <NewPost /> : <ChangePost id={id} />
}

function NewPost() {
  const texts = useMessages(contentMessages)
  const navigate = useNavigate()
  const categories = useCall('GET /post-categories', {})
  const create = useWrite('POST /posts', { changes })
  async function save(values: EntryValues) {
    const { _id } = await create.mutateAsync({ body: bodyFrom(values) })
    showToast(texts.saved)
    void navigate(`/content/posts/${_id}`)
  }
  return (
    <Page title={texts.newPost} back={{ to: '/content/posts', label: texts.posts }}>
      <QueryState query={categories}>
        {({ data }) => <EntryForm first={newEntry} isNew categories={data} save={save} />}
      </QueryState>
    </Page>
  )
}

function ChangePost({ id }: { id: string }) {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const post = useCall('GET /posts/{id}', { params: { id } })
  const found = post.data
  const isPublic = found?.status === 'ACTIVE' && !isLater(found.published_at)
  return (
    <Page
      title={found ? localize(found.title, language) : texts.posts}
      back={{ to: '/content/posts', label: texts.posts }}
      state={found ? <EntryState entry={found} /> : null}
      actions={isPublic ? <OpenInShop path={`/posts/${found.slug}`} /> : null}
      subject={{ kind: 'post', id }}
    >
      <QueryState query={post}>
        {(entry) => (
          <div className="editor">
            <PostForm key={id} entry={entry} />
            <SearchCard subject={{ kind: 'post', id }} page={entry} path={`/posts/${entry.slug}`} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function PostForm({ entry }: { entry: Entry }) {
  const texts = useMessages(contentMessages)
  // What this form was filled from, even if a colleague's change has been fetched meanwhile.
  const [known, setKnown] = useState(entry)
  const categories = useCall('GET /post-categories', {})
  const change = useWrite('PUT /posts/{id}', { changes })
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
              draftOf={(values) => ({ kind: 'post', id: entry._id, ...bodyFrom(values) })}
            />
          )}
        />
      )}
    </QueryState>
  )
}
