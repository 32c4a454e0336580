import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { showFailure } from '../parts/toasts.ts'
import { webhookMessages } from './messages.ts'
import { SecretDialog } from './secret-dialog.tsx'
import type { Webhook } from './webhook-state.tsx'

const changes = ['GET /webhooks', 'GET /today'] as const

export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const texts = useMessages(webhookMessages)
  const params = { id: webhook._id }
  const test = useWrite('POST /webhooks/{id}/test', {
    changes: ['GET /webhooks/{id}/deliveries'],
    onDone: () => showToast(texts.testSent),
  })
  const turn = useWrite('PUT /webhooks/{id}', {
    changes,
    onDone: ({ is_on: isOn }) => showToast(isOn ? texts.isOn : texts.isOff),
  })
  const { is_on: isOn } = webhook
  return (
    <>
      <NewSecret webhook={webhook} />
      <Remove webhook={webhook} />
      <Button
        kind={isOn ? 'ghost' : 'primary'}
        small
        busy={turn.isPending}
        onClick={() => turn.mutate({ params, body: { is_on: !isOn } }, { onError: showFailure })}
      >
        {isOn ? texts.turnOff : texts.turnOn}
      </Button>
      {isOn ? (
        <Button
          kind="ghost"
          small
          busy={test.isPending}
          onClick={() => test.mutate({ params }, { onError: showFailure })}
        >
          {texts.test}
        </Button>
      ) : null}
    </>
  )
}

function NewSecret({ webhook: { _id: id, name } }: { webhook: Webhook }) {
  const texts = useMessages(webhookMessages)
  const [secret, setSecret] = useState<string | null>(null)
  const rotate = useWrite('POST /webhooks/{id}/secret', {
    changes,
    onDone: (answer) => setSecret(answer.secret),
  })
  return (
    <>
      <ConfirmButton
        action={texts.newSecret}
        title={texts.newSecretTitle(name)}
        run={() => rotate.mutateAsync({ params: { id } })}
      >
        {texts.newSecretText}
      </ConfirmButton>
      {secret === null ? null : <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}

function Remove({ webhook: { _id: id, name } }: { webhook: Webhook }) {
  const texts = useMessages(webhookMessages)
  const navigate = useNavigate()
  const remove = useWrite('DELETE /webhooks/{id}', {
    changes,
    onDone() {
      showToast(texts.removed)
      void navigate('/settings/webhooks')
    },
  })
  return (
    <ConfirmButton
      action={texts.remove}
      title={texts.removeTitle(name)}
      run={() => remove.mutateAsync({ params: { id } })}
    >
      {texts.removeText}
    </ConfirmButton>
  )
}
