import { Icon, type IconName } from '#ui/icon.tsx'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import type { Order } from './order-query.ts'

type Status = Order['current_status']

const icons: Readonly<Record<Status, IconName>> = {
  submitted: 'document',
  pending: 'clock',
  completed: 'check',
  cancelled: 'close',
}
const tones: Readonly<Record<Status, string>> = {
  submitted: 'text-ink',
  pending: 'text-warn',
  completed: 'text-success',
  cancelled: 'text-ink-2',
}

/** Word, shape and colour: no status relies on colour alone. */
export function StatusBadge({ status }: { status: Status }) {
  const { order } = useLazyMessages()
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${tones[status]}`}>
      <Icon name={icons[status]} className="size-4" />
      {order.statuses[status]}
    </span>
  )
}

interface PaidBadgeProps {
  isPaid: boolean
  /** Counts as paid because the total was zero. */
  isFree: boolean
}

export function PaidBadge({ isPaid, isFree }: PaidBadgeProps) {
  const { order } = useLazyMessages()
  return (
    <span className={isPaid ? 'text-success' : 'text-ink-2'}>
      {isFree ? order.nothingToPay : isPaid ? order.paid : order.unpaid}
    </span>
  )
}
