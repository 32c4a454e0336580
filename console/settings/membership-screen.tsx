import { z } from '@hono/zod-openapi'
import { useFieldArray } from 'react-hook-form'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { LocalizedField, NumberField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { formMessages } from './form-messages.ts'
import { settingsMessages } from './messages.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'

const shape = z.object({ value: configurationValues.membership })
const noTerms = { points_live_months: 24, tiers: [] }

export function MembershipScreen() {
  return (
    <SettingPage name="membership" slug="membership">
      {(stored) => <MembershipForm stored={stored} />}
    </SettingPage>
  )
}

function MembershipForm({ stored }: { stored: Stored }) {
  const { membership: texts } = useMessages(formMessages)
  const { save: saveLabel } = useMessages(settingsMessages)
  const save = useSaveSetting(stored)
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: configurationValues.membership.safeParse(stored.value).data ?? noTerms },
    save: ({ value }) => save(value),
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'value.tiers' })
  const title = { en: '', zh: '', cn: '' }
  return (
    <Form form={form} submit={submit} saveLabel={saveLabel}>
      <div className="pairs">
        <NumberField form={form} name="value.points_live_months" label={texts.months} />
      </div>
      {fields.map(({ id }, at) => (
        <section key={id} className="card grid gap-3">
          <div className="card-head">
            <h2>{texts.tier(at + 1)}</h2>
            <IconButton icon="trash" label={texts.remove(at + 1)} onClick={() => remove(at)} />
          </div>
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
        </section>
      ))}
      <p>
        <Button
          kind="ghost"
          small
          icon="plus"
          onClick={() => append({ slug: '', title, from_points: 0, factor: 1 })}
        >
          {texts.add}
        </Button>
      </p>
    </Form>
  )
}
