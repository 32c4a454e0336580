import { Icon, type IconName } from '#ui/icon.tsx'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import type { RefundRequest } from './aftersales-query.ts'

type State = RefundRequest['state']

const icons: Readonly<Record<State, IconName>> = {
  waiting_for_approval: 'clock',
  approved: 'check',
  rejected: 'close',
}
const tones: Readonly<Record<State, string>> = {
  waiting_for_approval: 'text-warn',
  approved: 'text-success',
  rejected: 'text-ink-2',
}

export function ApprovalBadge({ state, messages }: { state: State; messages: AftersalesMessages }) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${tones[state]}`}>
      <Icon name={icons[state]} className="size-4" />
      {messages.states[state]}
    </span>
  )
}
