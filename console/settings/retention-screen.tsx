import { z } from '@hono/zod-openapi'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { retentionDays } from '#domain/retention-days.ts'
import { useMessages } from '../language/messages.ts'
import { sentences } from '../language/sentences.ts'
import { NumberField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { formMessages } from './form-messages.ts'
import { settingsMessages } from './messages.ts'
import { retentionMessages } from './retention-messages.ts'
import { SettingPage, useSaveSetting, type Stored } from './setting-page.tsx'

const shape = z.object({ value: configurationValues.retention })

const kinds = [
  'proof_days',
  'visitor_days',
  'enquiry_days',
  'message_days',
  'search_days',
  'webhook_days',
] as const satisfies (keyof typeof retentionDays)[]

export function RetentionScreen() {
  return (
    <SettingPage name="retention" slug="retention">
      {(stored) => <RetentionForm stored={stored} />}
    </SettingPage>
  )
}

function RetentionForm({ stored }: { stored: Stored }) {
  const texts = useMessages(retentionMessages)
  const { limits } = useMessages(formMessages)
  const { save: saveLabel } = useMessages(settingsMessages)
  const save = useSaveSetting(stored)
  const { form, submit } = useContractForm({
    shape,
    defaults: { value: configurationValues.retention.safeParse(stored.value).data ?? {} },
    save: ({ value }) => save(value),
  })
  return (
    <Form form={form} submit={submit} saveLabel={saveLabel}>
      <p className="text-ink-2">{texts.intro}</p>
      <div className="card pairs">
        {kinds.map((kind) => (
          <NumberField
            key={kind}
            form={form}
            name={`value.${kind}`}
            label={texts.kinds[kind].label}
            hint={sentences(texts.kinds[kind].hint, limits.standard(retentionDays[kind]))}
          />
        ))}
      </div>
    </Form>
  )
}
