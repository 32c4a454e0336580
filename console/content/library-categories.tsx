import { useState } from 'react'
import {
  changeArticleCategory,
  changeLibrary,
  createArticleCategory,
  createLibrary,
} from '#contract/staff/articles.ts'
import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { CategoryCard } from './category-card.tsx'
import { CategoryDialog, categoryStart } from './category-dialog.tsx'
import { contentMessages } from './messages.ts'

export type Library = StaffAnswer<'GET /libraries'>['data'][number]
export type ArticleCategory = StaffAnswer<'GET /article-categories'>['data'][number]

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

interface LibraryDialogProps {
  library: Library | null
  onClose: () => void
}

export function LibraryDialog({ library, onClose }: LibraryDialogProps) {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  return (
    <CategoryDialog
      title={library ? texts.change(localize(library.title, language)) : texts.newLibrary}
      call={library ? changeLibrary : createLibrary}
      {...(library && { params: { id: library._id } })}
      changes={['GET /libraries']}
      start={{ ...categoryStart(library), is_archived: library?.is_archived ?? false }}
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

export function ArticleCategoryDialog(props: ArticleCategoryDialogProps) {
  const { library, category, others, onClose } = props
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const { is_archived = false, parent_id = null } = category ?? {}
  const start = { ...categoryStart(category), is_archived, parent_id }
  return (
    <CategoryDialog
      title={category ? texts.change(localize(category.title, language)) : texts.newCategory}
      {...(category
        ? { call: changeArticleCategory, params: { id: category._id }, start }
        : { call: createArticleCategory, start: { ...start, library_id: library._id } })}
      changes={['GET /article-categories']}
      parents={others
        .filter(({ _id }) => _id !== category?._id)
        .map(({ _id, title }) => ({ value: _id, label: localize(title, language) }))}
      onClose={onClose}
    />
  )
}
