import { useState } from 'react'
import { editProducts } from '#contract/staff/product-changes.ts'
import { localize } from '#domain/locale.ts'
import { Fieldset } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { TagsField } from '../parts/tags-field.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { CategoryTicks } from './categories-field.tsx'
import { productMessages } from './messages.ts'
import { productCalls } from './product-types.ts'

interface EditProductsProps {
  ids: readonly string[]
  onClose: () => void
}

/** Adds the selected products to categories, tags and a collection, or takes them out. */
export function EditProducts({ ids, onClose }: EditProductsProps) {
  const texts = useMessages(productMessages).bulk
  const write = useWrite('POST /product-changes', { changes: productCalls })
  const { form, submit } = useContractForm({
    shape: bodyOf(editProducts),
    defaults: {
      ids: [...ids],
      add_category_ids: [],
      remove_category_ids: [],
      add_tags: [],
      remove_tags: [],
      collection: undefined,
    },
    async save(body) {
      const { changed } = await write.mutateAsync({ body })
      showToast(texts.filed(changed))
      onClose()
    },
  })
  const { add_category_ids: added = [], remove_category_ids: removed = [] } = form.watch()
  return (
    <FormDialog
      id="edit-products"
      wide
      title={texts.fileTitle(ids.length)}
      {...{ form, submit, onClose }}
      saveLabel={texts.doFile(ids.length)}
    >
      <div className="grid gap-4 w767:grid-cols-2">
        <TagsField form={form} name="add_tags" label={texts.addTags} />
        <TagsField form={form} name="remove_tags" label={texts.removeTags} />
        <Fieldset legend={texts.addCategories}>
          <CategoryTicks
            chosen={added}
            onChange={(next) => form.setValue('add_category_ids', [...next], { shouldDirty: true })}
          />
        </Fieldset>
        <Fieldset legend={texts.removeCategories}>
          <CategoryTicks
            chosen={removed}
            onChange={(next) =>
              form.setValue('remove_category_ids', [...next], { shouldDirty: true })
            }
          />
        </Fieldset>
        <CollectionChoice
          onChange={(collection) => form.setValue('collection', collection, { shouldDirty: true })}
        />
      </div>
    </FormDialog>
  )
}

const [stays, none] = ['', '-']

/** Undefined: it stays; null: of none. */
function CollectionChoice({ onChange }: { onChange: (slug: string | null | undefined) => void }) {
  const texts = useMessages(productMessages)
  const language = useLanguage()
  const [value, setValue] = useState(stays)
  const known = useCall('GET /collections', {}).data?.data ?? []
  return (
    <Select
      label={texts.fields.collection}
      value={value}
      onChange={({ currentTarget: { value: chosen } }) => {
        setValue(chosen)
        onChange(chosen === stays ? undefined : chosen === none ? null : chosen)
      }}
      options={[
        { value: stays, label: texts.bulk.stays },
        { value: none, label: texts.fields.none },
        ...known.map(({ slug, title }) => ({ value: slug, label: localize(title, language) })),
      ]}
    />
  )
}
