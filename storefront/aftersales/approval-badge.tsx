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

interface ApprovalBadgeProps {
  state: State
  /** Says more than the state does. */
  label?: string | undefined
  messages: AftersalesMessages
}

export function ApprovalBadge({ state, label, messages }: ApprovalBadgeProps) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${tones[state]}`}>
      <Icon name={icons[state]} className="size-4" />
      {label ?? messages.states[state]}
    </span>
  )
}
