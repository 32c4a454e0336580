import type { FieldValues, FieldPath, UseFormReturn } from 'react-hook-form'
import { useMessages } from '../language/messages.ts'
import { LocalizedField } from '../parts/fields.tsx'
import { MarkdownTools } from './markdown-tools.tsx'
import { contentMessages } from './messages.ts'

interface TextFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  names: { title: FieldPath<Values>; description: FieldPath<Values>; body: FieldPath<Values> }
}

/** What every page, post and article is written in: three texts in three languages. */
export function TextFields<Values extends FieldValues>({ form, names }: TextFieldsProps<Values>) {
  const { fields } = useMessages(contentMessages)
  return (
    <div className="card grid gap-4">
      <LocalizedField form={form} name={names.title} label={fields.title} />
      <LocalizedField form={form} name={names.description} label={fields.description} isProse />
      <div className="long-text">
        <MarkdownTools>
          {(tools) => (
            <LocalizedField
              form={form}
              name={names.body}
              label={fields.body}
              hint={fields.bodyHint}
              tools={tools}
              isProse
            />
          )}
        </MarkdownTools>
      </div>
    </div>
  )
}

export const emptyText = { en: '', zh: '', cn: '' }
