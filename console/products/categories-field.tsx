import { useController, type FieldValues } from 'react-hook-form'
import { localize } from '#domain/locale.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Fieldset } from '#ui/field.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import type { FieldOf } from '../parts/fields.tsx'
import { wordsIn } from '../parts/tags-field.tsx'
import { productMessages } from './messages.ts'

/** Ticked in the tree; the first one ticked is the main category. */
export function CategoriesField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { form, name, label, hint } = props
  const texts = useMessages(productMessages)
  const { field, fieldState } = useController({ control: form.control, name })
  const change = (next: readonly string[]) => field.onChange(next)
  return (
    <Fieldset
      legend={label}
      hint={hint ?? texts.fields.categoriesHint}
      error={fieldState.error?.message}
    >
      <CategoryTicks chosen={wordsIn(field.value)} onChange={change} isMainShown />
    </Fieldset>
  )
}

interface CategoryTicksProps {
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
  isMainShown?: boolean
}

export function CategoryTicks({ chosen, onChange, isMainShown = false }: CategoryTicksProps) {
  const texts = useMessages(productMessages)
  const language = useLanguage()
  const categories = useCall('GET /categories', {}).data?.data ?? []
  return (
    <div className="ticks">
      {categories.map(({ _id, parent_id: parent, title }) => (
        <div key={_id} className={parent === null ? undefined : 'ps-6'}>
          <Checkbox
            label={localize(title, language)}
            end={isMainShown && chosen[0] === _id ? texts.fields.mainCategory : undefined}
            checked={chosen.includes(_id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, _id] : chosen.filter((each) => each !== _id))
            }
          />
        </div>
      ))}
    </div>
  )
}
