import { z } from '@hono/zod-openapi'
import { entryStatuses } from '#contract/entry-shapes.ts'
import { categoryFields } from '#contract/staff/entry.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import type { Option } from '#ui/select.tsx'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, NumberField, SelectField, TextField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { emptyText } from './content-fields.tsx'
import { contentMessages } from './messages.ts'

const shape = z.object({
  ...categoryFields,
  status: z.enum(entryStatuses),
  /** Empty: at the top. */
  parent_id: z.string(),
})
export type CategoryValues = z.input<typeof shape>

export const newCategory: CategoryValues = {
  slug: '',
  title: emptyText,
  description: emptyText,
  position: 0,
  status: 'ACTIVE',
  parent_id: '',
}

interface CategoryDialogProps {
  title: string
  first: CategoryValues
  /** States this kind of category has. */
  statuses: readonly CategoryValues['status'][]
  parents?: readonly Option[]
  save: (values: CategoryValues) => Promise<unknown>
  onClose: () => void
}

export function CategoryDialog(props: CategoryDialogProps) {
  const { title, first, statuses, parents, save, onClose } = props
  const texts = useMessages(contentMessages)
  const { fields } = texts
  const { form, submit } = useContractForm({
    shape,
    defaults: first,
    async save(values) {
      await save(values)
      showToast(texts.saved)
      onClose()
    },
  })
  return (
    <FormDialog
      id="category"
      wide
      title={title}
      {...{ form, submit, onClose }}
      saveLabel={texts.save}
    >
      <LocalizedField form={form} name="title" label={fields.title} />
      <LocalizedField form={form} name="description" label={fields.description} isProse />
      <TextField form={form} name="slug" label={texts.slug} />
      <SelectField
        form={form}
        name="status"
        label={fields.status}
        options={statuses.map((value) => ({ value, label: texts.status[value] }))}
      />
      {parents ? (
        <SelectField
          form={form}
          name="parent_id"
          label={fields.parent}
          options={[{ value: '', label: fields.none }, ...parents]}
        />
      ) : null}
      <NumberField form={form} name="position" label={fields.position} />
    </FormDialog>
  )
}

interface ShownCategory {
  slug: string
  title: LocalizedText
  description: LocalizedText
  position: number
  parent_id?: string | null
}

export function categoryValues(
  category: ShownCategory,
  status: CategoryValues['status'],
): CategoryValues {
  const { slug, title, description, position, parent_id: parent } = category
  return { slug, title, description, position, status, parent_id: parent ?? '' }
}
