import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { webhookMessages } from './messages.ts'

export type Webhook = StaffAnswer<'GET /webhooks'>['data'][number]

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { state } = useMessages(webhookMessages)
  const { is_on: isOn, off_reason: reason, failing_since: failing } = webhook
  if (!isOn) return <StateBadge tone={reason ? 'bad' : 'plain'}>{state.off}</StateBadge>
  return (
    <StateBadge tone={failing ? 'bad' : 'good'}>{failing ? state.failing : state.on}</StateBadge>
  )
}
