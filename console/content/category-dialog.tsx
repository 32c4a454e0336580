import type { ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { LocalizedText } from '#domain/locale.ts'
import { Select, type Option } from '#ui/select.tsx'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { emptyText } from './content-fields.tsx'
import { contentMessages } from './messages.ts'

type Call = Pick<
  ComponentProps<typeof CallDialog>,
  'title' | 'call' | 'params' | 'changes' | 'start' | 'onClose'
>

interface CategoryDialogProps extends Call {
  /** Those that it can be below, if any can be below another. */
  parents?: readonly Option[]
}

/** A category of articles or posts, or a library. */
export function CategoryDialog({ parents, ...dialog }: CategoryDialogProps) {
  const texts = useMessages(contentMessages)
  const { title, description, status: label, parent, none, position } = texts.fields
  return (
    <CallDialog
      {...dialog}
      id="category"
      wide
      fields={{
        title,
        description,
        slug: texts.slug,
        ...('is_archived' in dialog.start
          ? { is_archived: label }
          : { status: { label, options: texts.status } }),
        ...(parents && {
          parent_id: { label: parent, choices: [{ value: '', label: none }, ...parents] },
        }),
        position,
      }}
      types={{ description: 'prose' }}
      own={{ is_archived: <ArchivedField /> }}
      saveLabel={texts.save}
      done={texts.saved}
    />
  )
}

function ArchivedField() {
  const { fields, status } = useMessages(contentMessages)
  const { control } = useFormContext<{ is_archived: boolean }>()
  const { field } = useController({ control, name: 'is_archived' })
  return (
    <Select
      label={fields.status}
      value={field.value ? 'ARCHIVED' : 'ACTIVE'}
      onChange={({ currentTarget: { value } }) => field.onChange(value === 'ARCHIVED')}
      options={(['ACTIVE', 'ARCHIVED'] as const).map((value) => ({ value, label: status[value] }))}
    />
  )
}

interface ShownCategory {
  slug: string
  title: LocalizedText
  description: LocalizedText
  position: number
}

const emptyCategory = { slug: '', title: emptyText, description: emptyText, position: 0 }

/** What the form of a category begins with; null: a new one. */
export function categoryStart(category: ShownCategory | null): ShownCategory {
  const { slug, title, description, position } = category ?? emptyCategory
  return { slug, title, description, position }
}
