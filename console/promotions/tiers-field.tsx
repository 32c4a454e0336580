import { useController, type FieldValues } from 'react-hook-form'
import { localize } from '#domain/locale.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Fieldset } from '#ui/field.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import type { FieldOf } from '../parts/fields.tsx'
import { wordsIn } from '../parts/tags-field.tsx'

/** Which members it is for; none ticked: everyone, sent as null. */
export function TiersField<Values extends FieldValues>(props: FieldOf<Values>) {
  const { form, name, label, hint } = props
  const language = useLanguage()
  const { field, fieldState } = useController({ control: form.control, name })
  const tiers = useCall('GET /membership/tiers', {}).data?.data ?? []
  const chosen = wordsIn(field.value)
  const change = (next: readonly string[]) => field.onChange(next.length === 0 ? null : next)
  return (
    <Fieldset legend={label} hint={hint} error={fieldState.error?.message}>
      {tiers.map(({ slug, title }) => (
        <Checkbox
          key={slug}
          label={localize(title, language)}
          checked={chosen.includes(slug)}
          onBlur={field.onBlur}
          onChange={({ currentTarget: { checked } }) => {
            const others = chosen.filter((each) => each !== slug)
            change(checked ? [...others, slug] : others)
          }}
        />
      ))}
    </Fieldset>
  )
}

/** The title of a tier by its slug, as far as it is still there. */
export function useTierName(): (slug: string) => string {
  const language = useLanguage()
  const tiers = useCall('GET /membership/tiers', {}).data?.data ?? []
  return (slug) => {
    const found = tiers.find((tier) => tier.slug === slug)
    return found ? localize(found.title, language) : slug
  }
}
