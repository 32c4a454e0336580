import type { z } from '@hono/zod-openapi'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { changeCourier, createCourier } from '#contract/staff/locations.ts'
import { countryName } from '#domain/address.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, MoneyField, NumberField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { NullableField } from '../parts/nullable-field.tsx'
import { TickField } from '../parts/ticks-field.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { placeMessages } from './place-messages.ts'

const shape = bodyOf(createCourier).extend(bodyOf(changeCourier).pick({ is_archived: true }).shape)
export type CourierValues = z.input<typeof shape>

const noText = { en: '', zh: '', cn: '' }
const newRate = {
  country: 'HK',
  base: '',
  base_grams: 1000,
  step: '0',
  step_grams: 1000,
  free_over: null,
  days_min: 1,
  days_max: 3,
}

export const newCourier: CourierValues = {
  slug: '',
  title: noText,
  description: noText,
  rates: [newRate],
  needs_point_code: false,
  tracking_url: null,
  position: 0,
}

interface CourierFormProps {
  first: CourierValues
  isNew: boolean
  save: (values: CourierValues) => Promise<void>
}

export function CourierForm({ first, isNew, save }: CourierFormProps) {
  const { couriers: texts, ...shared } = useMessages(placeMessages)
  const { form, submit } = useContractForm({ shape, defaults: first, save })
  return (
    <div className="setting">
      <Form form={form} submit={submit} saveLabel={shared.save}>
        <section className="card grid gap-4">
          <LocalizedField form={form} name="title" label={shared.name} />
          <LocalizedField form={form} name="description" label={texts.description} isProse />
        </section>
        <section className="card grid gap-4">
          <div className="pairs">
            {isNew ? (
              <TextField form={form} name="slug" label={shared.slug} hint={shared.slugHint} />
            ) : null}
            <NullableField
              form={form}
              name="tracking_url"
              label={texts.tracking}
              hint={texts.trackingHint}
            />
            <NumberField form={form} name="position" label={shared.position} />
          </div>
          <TickField form={form} name="needs_point_code" label={texts.point} />
          {isNew ? null : <TickField form={form} name="is_archived" label={texts.archive} />}
        </section>
        <Rates form={form} />
      </Form>
    </div>
  )
}

function Rates({ form }: { form: UseFormReturn<CourierValues> }) {
  const { couriers: texts } = useMessages(placeMessages)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' })
  const language = useLanguage()
  const rates = useWatch({ control: form.control, name: 'rates' })
  const placeOf = (at: number) => {
    const code = rates[at]?.country.toUpperCase() ?? ''
    return code === '' ? texts.newCountry : countryName(code, language)
  }
  return (
    <section className="grid gap-4">
      <h2 className="font-medium">{texts.rates}</h2>
      {fields.map(({ id }, at) => (
        <section key={id} className="card">
          <div className="card-head">
            <h2>{texts.rate(placeOf(at))}</h2>
            <IconButton
              icon="trash"
              label={texts.removeRate(placeOf(at))}
              onClick={() => remove(at)}
            />
          </div>
          <div className="rate">
            <TextField form={form} name={`rates.${at}.country`} label={texts.country} />
            <MoneyField form={form} name={`rates.${at}.base`} label={texts.base} />
            <NumberField form={form} name={`rates.${at}.base_grams`} label={texts.baseGrams} />
            <MoneyField form={form} name={`rates.${at}.step`} label={texts.step} />
            <NumberField form={form} name={`rates.${at}.step_grams`} label={texts.stepGrams} />
            <NullableField
              form={form}
              name={`rates.${at}.free_over`}
              label={texts.freeOver}
              start="HK$"
            />
            <NumberField form={form} name={`rates.${at}.days_min`} label={texts.daysMin} />
            <NumberField form={form} name={`rates.${at}.days_max`} label={texts.daysMax} />
          </div>
        </section>
      ))}
      <p>
        <Button kind="ghost" small icon="plus" onClick={() => append({ ...newRate, country: '' })}>
          {texts.addRate}
        </Button>
      </p>
    </section>
  )
}
