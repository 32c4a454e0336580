import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { localize } from '#domain/locale.ts'
import { standardTerms } from '#domain/membership/standard-terms.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, NumberField, TextField } from '../parts/fields.tsx'
import { FoldedCard } from '../parts/fold-card.tsx'
import { defineSetting, type SettingForm } from './define-setting.tsx'
import { formMessages } from './form-messages.ts'

export const MembershipScreen = defineSetting({
  slug: 'membership',
  name: 'membership',
  fill: (stored) => stored ?? standardTerms,
  Fields: MembershipFields,
})

function MembershipFields({ form }: { form: SettingForm<'membership'> }) {
  const { membership: texts } = useMessages(formMessages)
  const language = useLanguage()
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'value.tiers',
  })
  const [isAdded, setAdded] = useState(false)
  const title = { en: '', zh: '', cn: '' }
  return (
    <>
      <div className="card pairs">
        <NumberField form={form} name="value.points_live_months" label={texts.months} />
      </div>
      {fields.map(({ id, title: name, from_points: points }, at) => (
        <FoldedCard
          key={id}
          title={texts.tier(at + 1)}
          summary={[localize(name, language), points > 0 ? texts.fromCount(points) : '']
            .filter(Boolean)
            .join(' · ')}
          isOpenAtFirst={isAdded && at === fields.length - 1}
          errors={form.formState.errors}
          names={[`value.tiers.${at}`]}
          tools={
            <IconButton icon="trash" label={texts.remove(at + 1)} onClick={() => remove(at)} />
          }
        >
          <LocalizedField form={form} name={`value.tiers.${at}.title`} label={texts.title} />
          <div className="pairs">
            <NumberField
              form={form}
              name={`value.tiers.${at}.from_points`}
              label={texts.from}
              hint={texts.fromHint}
            />
            <NumberField form={form} name={`value.tiers.${at}.factor`} label={texts.factor} />
            <TextField
              form={form}
              name={`value.tiers.${at}.slug`}
              label={texts.slug}
              hint={texts.slugHint}
            />
          </div>
        </FoldedCard>
      ))}
      <p>
        <Button
          kind="ghost"
          small
          icon="plus"
          onClick={() => {
            setAdded(true)
            append({ slug: '', title, from_points: 0, factor: 1 })
          }}
        >
          {texts.add}
        </Button>
      </p>
    </>
  )
}
