import { changeCategory, createCategory } from '#contract/staff/categories.ts'
import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ChoiceField } from '../parts/choice-field.tsx'
import { defineEntry } from '../parts/define-entry.tsx'
import { SearchCard } from '../parts/search-card.tsx'
import type { Category } from './list-types.ts'
import { categoryMessages } from './messages.ts'

export const CategoryDialog = defineEntry<Category>({
  id: 'category',
  create: createCategory,
  change: changeCategory,
  at: ({ _id }) => ({ id: _id }),
  changes: ['GET /categories', 'GET /products'],
  fields: ['title', 'description', 'parent_id', 'slug'],
  later: ['slug'],
  types: { description: 'prose' },
  start: { parent_id: null },
  own: { parent_id: ParentField },
  texts: categoryMessages,
  After: SearchTexts,
})

function ParentField({ known }: { known: Category | null }) {
  const { fields, onTop } = useMessages(categoryMessages)
  const language = useLanguage()
  const categories = useCall('GET /categories', {})
  const others = (categories.data?.data ?? []).filter(({ _id }) => _id !== known?._id)
  return (
    <ChoiceField
      name="parent_id"
      label={fields.parent_id}
      off={null}
      choices={[
        { value: '', label: onTop },
        ...others.map(({ _id, title }) => ({ value: _id, label: localize(title, language) })),
      ]}
    />
  )
}

function SearchTexts({ known }: { known: Category }) {
  return (
    <SearchCard
      subject={{ kind: 'category', id: known._id }}
      page={known}
      path={`/shop/main/category/${known.slug}/product`}
    />
  )
}
