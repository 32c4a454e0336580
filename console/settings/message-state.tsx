import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { sentMessages } from './sent-messages.ts'

export type Message = StaffAnswer<'GET /messages'>['data'][number]

const tones = { queued: 'wait', sent: 'good', failed: 'bad', set_aside: 'plain' } as const

export function MessageState({ message }: { message: Message }) {
  const texts = useMessages(sentMessages)
  const { state, problem } = message
  const isResent = state === 'queued' && problem === null
  return (
    <StateBadge tone={tones[state]}>{isResent ? texts.resending : texts.state[state]}</StateBadge>
  )
}
