import { useState } from 'react'
import { Link } from 'react-router'
import { releasePoints } from '#contract/staff/membership.ts'
import { formatDay } from '#domain/dates.ts'
import { Button } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { useMay } from '../api/me.ts'
import type { Customer } from './customer-name.ts'
import { customerMessages } from './messages.ts'

/** Calls whose answers a change of points changes. */
export const pointsCalls = [
  'GET /customers/{account_id}/points',
  'GET /customers/{account_id}',
] as const

type Coming = StaffAnswer<'GET /customers/{account_id}/points'>['coming'][number]
type Order = NonNullable<Coming['order']>

/** Points of orders that can still be returned, which staff may let the customer spend earlier. */
export function ComingPoints({
  customer,
  coming,
}: {
  customer: Customer
  coming: readonly Coming[]
}) {
  const texts = useMessages(customerMessages)
  const may = useMay()
  const [released, release] = useState<Order | null>(null)
  if (coming.length === 0) return null
  return (
    <>
      <h3 className="text-sm font-medium">{texts.coming}</h3>
      <ul className="mb-4">
        {coming.map(({ points, spendable_on: day, order }) => (
          <li key={`${order?._id} ${day}`} className="flex flex-wrap items-center gap-x-3">
            <span className="tabular-nums">{texts.balance(points.toLocaleString())}</span>
            <span className="text-ink-2">
              {day === null ? texts.comingLater : texts.spendableOn(formatDay(day))}
            </span>
            {order ? (
              <Link className="link" to={`/orders/${order.reference}`}>
                {order.reference}
              </Link>
            ) : null}
            {order && day !== null && may('points:adjust') ? (
              <Button kind="ghost" small onClick={() => release(order)}>
                {texts.release}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {released ? (
        <ReleaseDialog customer={customer} order={released} onClose={() => release(null)} />
      ) : null}
    </>
  )
}

interface ReleaseProps {
  customer: Customer
  order: Order
  onClose: () => void
}

export function ReleaseDialog({ customer, order, onClose }: ReleaseProps) {
  const texts = useMessages(customerMessages)
  return (
    <CallDialog
      id="release-points"
      title={texts.releaseTitle(order.reference)}
      lead={<p className="text-ink-2">{texts.releaseHint}</p>}
      call={releasePoints}
      params={{ account_id: customer._id }}
      changes={pointsCalls}
      start={{ order_id: order._id, reason: '' }}
      fields={{ reason: { label: texts.reason, hint: texts.releaseReasonHint } }}
      types={{ reason: 'prose' }}
      saveLabel={texts.release}
      done={texts.released}
      onClose={onClose}
    />
  )
}
