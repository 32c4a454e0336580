import { useController, type FieldValues } from 'react-hook-form'
import { Fieldset } from '#ui/field.tsx'
import type { FieldOf } from '../parts/fields.tsx'
import { wordsIn } from '../parts/tags-field.tsx'
import { PickProducts } from '../parts/pick-products.tsx'

/** Products by handle. */
export function RelatedField<Values extends FieldValues>({ form, name, label }: FieldOf<Values>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const change = (next: readonly string[]) => field.onChange(next)
  return (
    <Fieldset legend={label} error={fieldState.error?.message}>
      <PickProducts by="handle" chosen={wordsIn(field.value)} onChange={change} />
    </Fieldset>
  )
}
