import { Link, useOutletContext } from 'react-router'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { orderViewPath } from '../orders/order-view-path.ts'
import type { CanOpen } from '../parts/place-link.tsx'
import { showAge } from '../language/show.ts'
import { todayMessages } from './messages.ts'

type Queue = StaffAnswer<'GET /today'>['queues'][number]

/** One kind of work: how much, since when, and where it is done. */
export function QueueLine({ queue }: { queue: Queue }) {
  const texts = useMessages(todayMessages)
  const { name, count, oldest_at: oldest, overdue } = queue
  const canOpen = useOutletContext<CanOpen>()
  const to = canOpen(paths[name]) ? paths[name] : null
  const line = (
    <>
      <strong>{count}</strong>
      <span>{texts.lines[name]}</span>
      <small className={classes(overdue > 0 && 'is-late')}>
        {overdue > 0 ? `${texts.overdue(overdue)} · ` : null}
        {oldest ? showAge(oldest) : null}
      </small>
      {to ? <Icon name="chevron-end" /> : null}
    </>
  )
  return to ? <Link to={to}>{line}</Link> : <span>{line}</span>
}

const paths: Record<Queue['name'], string> = {
  proofs: '/proofs',
  bank_lines: '/proofs/bank',
  pack: orderViewPath('pack'),
  prepare: orderViewPath('prepare'),
  ship: orderViewPath('ship'),
  rest: orderViewPath('rest'),
  put_out: orderViewPath('put_out'),
  collect: orderViewPath('collect'),
  holds: '/counter/holds',
  refund_requests: '/returns',
  transfers: '/returns/refunds?state=pending&method=offline',
  failed_refunds: '/returns/refunds?state=failed',
  slow_refunds: '/returns/refunds?state=pending&method=card',
  payment_issues: '/returns/issues',
  reviews: '/inbox',
  comments: '/inbox/comments',
  enquiries: '/inbox/enquiries',
  failed_emails: '/settings/messages',
  webhooks_off: '/settings/webhooks',
  backups: '/settings/system',
  audit_findings: '/settings/system',
  failed_jobs: '/settings/system',
  stock_on_the_way: '/stock/transfers',
  low_stock: '/stock?level=low',
  sold_out: '/stock?level=sold_out',
}
