import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#domain/dates.ts'
import { messageQueue, type Jobs } from '../platform/jobs/queue.ts'
import { newEmailId } from './order-notifications.ts'

interface OrderJob<Name extends keyof Jobs = keyof Jobs> {
  name: Name
  payload: Jobs[Name]
  runAt: Date | null
  key: string | null
  queue: string | null
}

interface OrderTimes {
  id: string
  payment_method: string
  created_at: Date
  expires_at: Date | null
  /** The order it was added to. */
  supplement_of?: string
}

/** Jobs of a new order: its email, the payment reminder and the expiry. */
export function jobsOf(order: OrderTimes): OrderJob[] {
  const { id, payment_method, created_at, expires_at, supplement_of: first } = order
  const payload = { order_id: id }
  const email: OrderJob = {
    name: 'send_order_email',
    payload: {
      ...payload,
      id: newEmailId(),
      template: first === undefined ? 'order_placed' : 'order_supplemented',
    },
    runAt: null,
    key: null,
    queue: messageQueue(id),
  }
  if (!expires_at) return [email]
  return [
    // The first email of a card order is the payment confirmation, a minute later. Of items that
    // staff added, the customer has to hear first.
    ...(payment_method === 'card' && first === undefined ? [] : [email]),
    {
      name: 'remind_payment',
      payload,
      runAt: reminderOf(created_at, expires_at),
      key: `remind:${id}`,
      queue: null,
    },
    { name: 'expire_order', payload, runAt: expires_at, key: `expire:${id}`, queue: null },
  ]
}

/** A day before the deadline, or half way if that is less than two days off. */
export function reminderOf(orderedAt: Date, expiresAt: Date): Date {
  const notice = Math.min(dayMs, (expiresAt.getTime() - orderedAt.getTime()) / 2)
  return new Date(expiresAt.getTime() - notice)
}

/** SQL that queues the jobs, to append to another statement. */
export function addJobs(jobs: readonly OrderJob[]): RawBuilder<unknown> {
  return sql`
    select from graphile_worker.add_jobs((
      select array_agg(
        (name, payload, queue, "runAt", null, key, null, null)::graphile_worker.job_spec
      )
      from json_to_recordset(${JSON.stringify(jobs)}::json)
        as job (name text, payload json, "runAt" timestamptz, key text, queue text)
    ))`
}
