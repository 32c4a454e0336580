import { useController, type FieldValues } from 'react-hook-form'
import { localize } from '#domain/locale.ts'
import { Select } from '#ui/select.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import type { FieldOf } from '../parts/fields.tsx'
import { productMessages } from './messages.ts'

export function CollectionField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { form, name, label } = props
  const texts = useMessages(productMessages)
  const language = useLanguage()
  const { field, fieldState } = useController({ control: form.control, name })
  const known = useCall('GET /collections', {}).data?.data ?? []
  const change = (next: string | null) => field.onChange(next)
  const value: unknown = field.value
  return (
    <Select
      label={label}
      error={fieldState.error?.message}
      value={typeof value === 'string' ? value : ''}
      onBlur={field.onBlur}
      onChange={({ currentTarget: { value: slug } }) => change(slug === '' ? null : slug)}
      options={[
        { value: '', label: texts.fields.none },
        ...known.map(({ slug, title }) => ({ value: slug, label: localize(title, language) })),
      ]}
    />
  )
}
