import type { z } from '@hono/zod-openapi'
import { useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { shopEvents } from '#contract/shop-events.ts'
import { createWebhook } from '#contract/staff/webhooks.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError, Fieldset } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { TickField } from '../parts/ticks-field.tsx'
import { useContractForm, bodyOf } from '../parts/use-contract-form.ts'
import { NotHere } from '../shell/not-here.tsx'
import { Deliveries } from './deliveries.tsx'
import { webhookMessages, groupOf } from './messages.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookState, type Webhook } from './webhook-state.tsx'

const changes = ['GET /webhooks', 'GET /today'] as const

export function WebhookScreen() {
  const { id = '' } = useParams()
  const webhooks = useCall('GET /webhooks', {}, { refetchEveryMs: 5000 })
  if (id === 'new') return <NewWebhook />
  return (
    <QueryState query={webhooks}>
      {({ data }) => {
        const webhook = data.find(({ _id }) => _id === id)
        return webhook ? <ChangeWebhook webhook={webhook} /> : <NotHere />
      }}
    </QueryState>
  )
}

function useBack() {
  return { to: '/settings/webhooks', label: useMessages(webhookMessages).title }
}

function NewWebhook() {
  const texts = useMessages(webhookMessages)
  const navigate = useNavigate()
  const back = useBack()
  const create = useWrite('POST /webhooks', { changes })
  const [created, setCreated] = useState<{ _id: string; secret: string } | null>(null)
  return (
    <Page title={texts.add} back={back}>
      <WebhookForm
        first={{ name: '', url: '', events: [], has_personal_data: false }}
        save={async (body) => setCreated(await create.mutateAsync({ body }))}
      />
      {created ? (
        <SecretDialog
          secret={created.secret}
          onClose={() => void navigate(`/settings/webhooks/${created._id}`, { replace: true })}
        />
      ) : null}
    </Page>
  )
}

function ChangeWebhook({ webhook }: { webhook: Webhook }) {
  const texts = useMessages(webhookMessages)
  const back = useBack()
  const change = useWrite('PUT /webhooks/{id}', { changes })
  const { _id: id, name, url, events, has_personal_data } = webhook
  return (
    <Page
      title={name}
      back={back}
      state={<WebhookState webhook={webhook} />}
      actions={<WebhookActions webhook={webhook} />}
    >
      <Trouble webhook={webhook} />
      <WebhookForm
        first={{ name, url, events, has_personal_data }}
        save={async (body) => {
          await change.mutateAsync({ params: { id }, body })
          showToast(texts.saved)
        }}
      />
      <Deliveries webhook={webhook} />
    </Page>
  )
}

function Trouble({ webhook }: { webhook: Webhook }) {
  const texts = useMessages(webhookMessages)
  const { off_reason: reason, failing_since: since } = webhook
  if (reason) {
    return (
      <Notice tone="warn" className="mb-4" title={texts.offReason[reason]}>
        {texts.offEffect}
      </Notice>
    )
  }
  if (!since) return null
  return (
    <Notice tone="warn" className="mb-4">
      {texts.failingSince(showTime(since))}
    </Notice>
  )
}

interface WebhookFormProps {
  first: WebhookValues
  save: (values: WebhookValues) => Promise<void>
}

function WebhookForm({ first, save }: WebhookFormProps) {
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

const groups = ['order', 'payment', 'stock', 'product', 'customer'] as const

/** The events by what they are about. */
function EventsField({ form }: { form: UseFormReturn<WebhookValues> }) {
  const texts = useMessages(webhookMessages)
  const { field, fieldState } = useController({ control: form.control, name: 'events' })
  const change = (type: (typeof shopEvents)[number], isChosen: boolean) =>
    field.onChange(
      shopEvents.filter((each) => (each === type ? isChosen : field.value.includes(each))),
    )
  return (
    <div className="webhook-events">
      {groups.map((group) => (
        <Fieldset key={group} legend={texts.groups[group]}>
          {shopEvents
            .filter((type) => groupOf(type) === group)
            .map((type) => (
              <Checkbox
                key={type}
                label={texts.events[type]}
                checked={field.value.includes(type)}
                onBlur={field.onBlur}
                onChange={({ currentTarget }) => change(type, currentTarget.checked)}
              />
            ))}
        </Fieldset>
      ))}
      <FieldError id="webhook-events-error">{fieldState.error?.message}</FieldError>
    </div>
  )
}

export const webhookShape = bodyOf(createWebhook)
export type WebhookValues = z.input<typeof webhookShape>
