import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { CategoryCard } from './category-card.tsx'
import {
  CategoryDialog,
  categoryValues,
  newCategory,
  type CategoryValues,
} from './category-dialog.tsx'
import { contentMessages } from './messages.ts'

type Library = StaffAnswer<'GET /libraries'>['data'][number]
type ArticleCategory = StaffAnswer<'GET /article-categories'>['data'][number]

const statuses = ['ACTIVE', 'ARCHIVED'] as const
const statusOf = ({ is_archived: isArchived }: { is_archived: boolean }) =>
  isArchived ? 'ARCHIVED' : 'ACTIVE'

export function Libraries({ libraries }: { libraries: readonly Library[] }) {
  const texts = useMessages(contentMessages)
  const [edited, setEdited] = useState<Library | 'new' | null>(null)
  return (
    <>
      <CategoryCard
        title={texts.libraries}
        addLabel={texts.addLibrary}
        rows={libraries}
        statusOf={statusOf}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
      />
      {edited ? (
        <LibraryDialog library={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  )
}

function LibraryDialog({ library, onClose }: { library: Library | null; onClose: () => void }) {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const changes = ['GET /libraries'] as const
  const create = useWrite('POST /libraries', { changes })
  const change = useWrite('PUT /libraries/{id}', { changes })
  function save({ parent_id: _none, status, ...fields }: CategoryValues) {
    const body = { ...fields, is_archived: status === 'ARCHIVED' }
    return library
      ? change.mutateAsync({ params: { id: library._id }, body })
      : create.mutateAsync({ body })
  }
  return (
    <CategoryDialog
      title={library ? texts.change(localize(library.title, language)) : texts.newLibrary}
      first={library ? categoryValues(library, statusOf(library)) : newCategory}
      statuses={statuses}
      save={save}
      onClose={onClose}
    />
  )
}

export function LibraryCategories({ library }: { library: Library }) {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const categories = useCall('GET /article-categories', { query: { library_id: library._id } })
  const [edited, setEdited] = useState<ArticleCategory | 'new' | null>(null)
  return (
    <QueryState query={categories}>
      {({ data }) => (
        <>
          <CategoryCard
            title={texts.inLibrary(localize(library.title, language))}
            addLabel={texts.addCategory}
            rows={data}
            statusOf={statusOf}
            onAdd={() => setEdited('new')}
            onEdit={setEdited}
          />
          {edited ? (
            <ArticleCategoryDialog
              library={library}
              category={edited === 'new' ? null : edited}
              others={data}
              onClose={() => setEdited(null)}
            />
          ) : null}
        </>
      )}
    </QueryState>
  )
}

interface ArticleCategoryDialogProps {
  library: Library
  category: ArticleCategory | null
  others: readonly ArticleCategory[]
  onClose: () => void
}

function ArticleCategoryDialog(props: ArticleCategoryDialogProps) {
  const { library, category, others, onClose } = props
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const changes = ['GET /article-categories'] as const
  const create = useWrite('POST /article-categories', { changes })
  const change = useWrite('PUT /article-categories/{id}', { changes })
  function save({ parent_id: parent, status, ...fields }: CategoryValues) {
    const body = {
      ...fields,
      parent_id: parent === '' ? null : parent,
      is_archived: status === 'ARCHIVED',
    }
    return category
      ? change.mutateAsync({ params: { id: category._id }, body })
      : create.mutateAsync({ body: { ...body, library_id: library._id } })
  }
  return (
    <CategoryDialog
      title={category ? texts.change(localize(category.title, language)) : texts.newCategory}
      first={category ? categoryValues(category, statusOf(category)) : newCategory}
      statuses={statuses}
      parents={others
        .filter(({ _id }) => _id !== category?._id)
        .map(({ _id, title }) => ({ value: _id, label: localize(title, language) }))}
      save={save}
      onClose={onClose}
    />
  )
}
