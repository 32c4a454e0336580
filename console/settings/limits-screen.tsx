import { z } from '@hono/zod-openapi'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { useMessages } from '../language/messages.ts'
import { sentences } from '../language/sentences.ts'
import { NumberField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { TickField } from '../parts/ticks-field.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { formMessages } from './form-messages.ts'
import { settingsMessages } from './messages.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'

const shape = z.object({ value: configurationValues.limits })

export function LimitsScreen() {
  return (
    <SettingPage name="limits" slug="limits">
      {(stored) => <LimitsForm stored={stored} />}
    </SettingPage>
  )
}

function LimitsForm({ stored }: { stored: Stored }) {
  const { limits: texts } = useMessages(formMessages)
  const { save: saveLabel } = useMessages(settingsMessages)
  const save = useSaveSetting(stored)
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: configurationValues.limits.safeParse(stored.value).data ?? {} },
    save: ({ value }) => save(value),
  })
  return (
    <Form form={form} submit={submit} saveLabel={saveLabel}>
      <section className="card grid gap-4">
        <h2>{texts.paying}</h2>
        <div className="pairs">
          <NumberField
            form={form}
            name="value.payment_hours"
            label={texts.payment_hours}
            hint={sentences(texts.paymentHint, texts.standard(72))}
          />
          <NumberField
            form={form}
            name="value.payment_hours_cash"
            label={texts.payment_hours_cash}
            hint={sentences(texts.paymentHint, texts.standard(72))}
          />
          <NumberField
            form={form}
            name="value.payment_minutes_card"
            label={texts.payment_minutes_card}
            hint={sentences(texts.paymentHint, texts.standard(30))}
          />
        </div>
        <TickField form={form} name="value.auto_accept_proofs" label={texts.auto_accept_proofs} />
      </section>
      <section className="card grid gap-4">
        <h2>{texts.afterwards}</h2>
        <div className="pairs">
          <NumberField
            form={form}
            name="value.return_days"
            label={texts.return_days}
            hint={sentences(texts.returnHint, texts.standard(14))}
          />
          <NumberField form={form} name="value.review_images" label={texts.review_images} />
        </div>
        <TickField form={form} name="value.comments_wait" label={texts.comments_wait} />
      </section>
      <section className="card grid gap-4">
        <h2>{texts.inTheShop}</h2>
        <div className="pairs">
          <NumberField
            form={form}
            name="value.assistant_discount_percent"
            label={texts.assistant_discount_percent}
            hint={texts.standard(10)}
          />
          <NumberField
            form={form}
            name="value.manager_discount_percent"
            label={texts.manager_discount_percent}
            hint={texts.standard(30)}
          />
          <NumberField
            form={form}
            name="value.try_on_hours"
            label={texts.try_on_hours}
            hint={texts.standard(2)}
          />
        </div>
      </section>
    </Form>
  )
}
