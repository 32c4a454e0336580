import { useFieldArray } from 'react-hook-form'
import { Button, IconButton } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { LocalizedField } from '../parts/fields.tsx'
import { emptyText } from './content-fields.tsx'
import type { EntryForm } from './entry-shape.ts'
import { contentMessages } from './messages.ts'

export function TagsField({ form }: { form: EntryForm }) {
  const { fields: texts } = useMessages(contentMessages)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tags' })
  return (
    <div className="grid gap-3">
      {fields.map(({ id }, at) => (
        <div key={id} className="row-line">
          <LocalizedField form={form} name={`tags.${at}`} label={texts.tag(at + 1)} />
          <IconButton icon="trash" label={texts.removeTag(at + 1)} onClick={() => remove(at)} />
        </div>
      ))}
      <p>
        <Button kind="ghost" small icon="plus" onClick={() => append(emptyText)}>
          {texts.addTag}
        </Button>
      </p>
    </div>
  )
}
