import { useMessages } from '../language/messages.ts'
import { TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { TickField } from '../parts/ticks-field.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { EventsField } from './events-field.tsx'
import { webhookMessages } from './messages.ts'
import { webhookShape, type WebhookValues } from './webhook-shape.ts'

interface WebhookFormProps {
  first: WebhookValues
  save: (values: WebhookValues) => Promise<void>
}

export function WebhookForm({ first, save }: WebhookFormProps) {
  const texts = useMessages(webhookMessages)
  const { form, submit } = useContractForm({ shape: webhookShape, defaults: first, save })
  return (
    <div className="setting">
      <Form form={form} submit={submit} saveLabel={texts.save}>
        <section className="card pairs">
          <TextField form={form} name="name" label={texts.name} />
          <TextField form={form} name="url" label={texts.url} hint={texts.urlHint} type="url" />
        </section>
        <section className="card grid gap-4">
          <h2>{texts.sends}</h2>
          <EventsField form={form} />
          <TickField
            form={form}
            name="has_personal_data"
            label={texts.personal}
            hint={texts.personalHint}
          />
        </section>
      </Form>
    </div>
  )
}
