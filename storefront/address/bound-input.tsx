import { Select, type SelectProps } from '#ui/select.tsx'
import { TextInput, type TextInputProps } from '#ui/text-input.tsx'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import type { FieldProblems } from './check-draft.ts'
import type { Draft, DraftField } from './draft.ts'

/** A form whose draft the bound fields read and change, such as a checkout. */
export interface DraftForm {
  draft: Draft
  set: (field: DraftField, value: string) => void
  problems: FieldProblems
}

interface Bound {
  form: DraftForm
  field: DraftField
}

export function fieldId(field: DraftField): string {
  return `checkout-${field}`
}

export function useProblem({ form, field }: Bound): string | undefined {
  const { checkout } = useLazyMessages()
  const problem = form.problems[field]
  return problem && checkout[problem]
}

export function BoundInput({ form, field, ...input }: Bound & Omit<TextInputProps, 'form'>) {
  const error = useProblem({ form, field })
  return (
    <TextInput
      maxLength={120}
      {...input}
      id={fieldId(field)}
      name={field}
      value={form.draft[field]}
      onChange={(event) => form.set(field, event.target.value)}
      error={error}
    />
  )
}

export function BoundSelect({
  form,
  field,
  onChange,
  ...select
}: Bound & Omit<SelectProps, 'form'>) {
  const error = useProblem({ form, field })
  return (
    <Select
      {...select}
      id={fieldId(field)}
      name={field}
      value={form.draft[field]}
      onChange={(event) => {
        form.set(field, event.target.value)
        onChange?.(event)
      }}
      error={error}
    />
  )
}
