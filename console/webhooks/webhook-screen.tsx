import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { NotHere } from '../shell/not-here.tsx'
import { Deliveries } from './deliveries.tsx'
import { webhookMessages } from './messages.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookForm } from './webhook-form.tsx'
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
        return webhook ? <ChangeWebhook key={id} webhook={webhook} /> : <NotHere />
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
