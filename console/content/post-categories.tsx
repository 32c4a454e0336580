import { useState } from 'react'
import { entryStatuses } from '#contract/entry-shapes.ts'
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

type PostCategory = StaffAnswer<'GET /post-categories'>['data'][number]

const changes = ['GET /post-categories'] as const

export function PostCategories() {
  const texts = useMessages(contentMessages)
  const categories = useCall('GET /post-categories', {})
  const [edited, setEdited] = useState<PostCategory | 'new' | null>(null)
  return (
    <>
      <QueryState query={categories}>
        {({ data }) => (
          <CategoryCard
            title={texts.postCategories}
            addLabel={texts.addCategory}
            rows={data}
            statusOf={({ status }) => status}
            onAdd={() => setEdited('new')}
            onEdit={setEdited}
          />
        )}
      </QueryState>
      {edited ? (
        <PostCategoryDialog
          category={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  )
}

interface PostCategoryDialogProps {
  category: PostCategory | null
  onClose: () => void
}

function PostCategoryDialog({ category, onClose }: PostCategoryDialogProps) {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const create = useWrite('POST /post-categories', { changes })
  const change = useWrite('PUT /post-categories/{id}', { changes })
  function save({ parent_id: _none, ...body }: CategoryValues) {
    return category
      ? change.mutateAsync({ params: { id: category._id }, body })
      : create.mutateAsync({ body })
  }
  return (
    <CategoryDialog
      title={category ? texts.change(localize(category.title, language)) : texts.newCategory}
      first={category ? categoryValues(category, category.status) : newCategory}
      statuses={entryStatuses}
      save={save}
      onClose={onClose}
    />
  )
}
