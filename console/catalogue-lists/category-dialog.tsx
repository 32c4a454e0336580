import { useState } from 'react'
import { useController } from 'react-hook-form'
import { changeCategory, createCategory } from '#contract/staff/categories.ts'
import { localize } from '#domain/locale.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Select } from '#ui/select.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { SearchCard } from '../parts/search-card.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { writtenOf } from '../parts/written-text.ts'
import type { Category } from './list-types.ts'
import { listMessages } from './messages.ts'

interface CategoryDialogProps {
  /** Null: a new one. */
  category: Category | null
  all: readonly Category[]
  onClose: () => void
}

const nothing = { en: '', zh: '', cn: '' }

export function CategoryDialog({ category, all, onClose }: CategoryDialogProps) {
  const texts = useMessages(listMessages)
  const parts = useMessages(partMessages)
  const language = useLanguage()
  const options = { changes: ['GET /categories', 'GET /products'] as const }
  const create = useWrite('POST /categories', options)
  const change = useWrite('PUT /categories/{id}', options)
  // What the form was filled from, even if a colleague's change has been fetched meanwhile.
  const [seen] = useState(category?.version ?? 0)
  const { form, submit } = useContractForm({
    shape: category ? bodyOf(changeCategory).required({ title: true }) : bodyOf(createCategory),
    defaults: category
      ? {
          title: writtenOf(category.title, category.derived_cn.includes('title')),
          description: writtenOf(category.description, category.derived_cn.includes('description')),
          slug: category.slug,
          parent_id: category.parent_id,
        }
      : { title: nothing, description: nothing, parent_id: null },
    async save(body) {
      if (category) await change.mutateAsync({ params: { id: category._id }, body, ifMatch: seen })
      else await create.mutateAsync({ body })
      showToast(texts.saved)
      onClose()
    },
  })
  const { field, fieldState } = useController({ control: form.control, name: 'parent_id' })
  const setParent = (id: string | null) => field.onChange(id)
  return (
    <Dialog
      id="category"
      open
      wide
      onClose={onClose}
      title={category ? texts.edit(localize(category.title, language)) : texts.newCategory}
      closeLabel={parts.close}
    >
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.save}>
        <LocalizedField form={form} name="title" label={texts.title} saved={category?.title} />
        <LocalizedField
          form={form}
          name="description"
          label={texts.description}
          saved={category?.description}
          isProse
        />
        <Select
          label={texts.parent}
          error={fieldState.error?.message}
          value={field.value ?? ''}
          onChange={({ currentTarget: { value } }) => setParent(value === '' ? null : value)}
          options={[
            { value: '', label: texts.onTop },
            ...all
              .filter(({ _id }) => _id !== category?._id)
              .map(({ _id, title }) => ({ value: _id, label: localize(title, language) })),
          ]}
        />
        {category ? (
          <TextField form={form} name="slug" label={texts.slug} hint={texts.addressHint} />
        ) : null}
      </Form>
      {category ? (
        <SearchCard
          subject={{ kind: 'category', id: category._id }}
          page={category}
          path={`/shop/main/category/${category.slug}/product`}
        />
      ) : null}
    </Dialog>
  )
}
