import { useState } from 'react'
import { changePostCategory, createPostCategory } from '#contract/staff/posts.ts'
import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { QueryState } from '../parts/query-state.tsx'
import { CategoryCard } from './category-card.tsx'
import { CategoryDialog, categoryStart } from './category-dialog.tsx'
import { contentMessages } from './messages.ts'

export type PostCategory = StaffAnswer<'GET /post-categories'>['data'][number]

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

export function PostCategoryDialog({ category, onClose }: PostCategoryDialogProps) {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  return (
    <CategoryDialog
      title={category ? texts.change(localize(category.title, language)) : texts.newCategory}
      call={category ? changePostCategory : createPostCategory}
      {...(category && { params: { id: category._id } })}
      changes={['GET /post-categories']}
      start={{ ...categoryStart(category), status: category?.status ?? 'ACTIVE' }}
      onClose={onClose}
    />
  )
}
