import type { z } from '@hono/zod-openapi'
import type { refundMethods } from '#contract/endpoints/orders.ts'
import type { listRefunds as contract } from '#contract/staff/payments.ts'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { addDays, startOfHongKongDay } from '#domain/dates.ts'
import { DomainError } from '#domain/errors.ts'
import { money } from '../orders/present.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/read-page.ts'

type RefundAnswer = z.input<typeof contract.answer>['data'][number]

interface Filter {
  state: 'pending' | 'done' | 'failed' | null
  method: (typeof refundMethods)[number] | null
  orderId: string | null
  from?: string | undefined
  to?: string | undefined
}

function selectRefunds(db: Db | Trx) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .selectAll('r')
    .select(['o.reference', 'p.method as paid_by'])
}

type RefundRow = Awaited<ReturnType<ReturnType<typeof selectRefunds>['executeTakeFirstOrThrow']>>

/** One page of refunds, newest first. */
export async function listRefunds(
  db: Db,
  filter: Filter,
  page: Page,
): Promise<{ data: RefundAnswer[]; total: number }> {
  const { state, method, orderId, from = '', to = '' } = filter
  const found = selectRefunds(db)
    .$if(state !== null, (q) => q.where('r.state', '=', state))
    .$if(method !== null, (q) => q.where('r.method', '=', method))
    .$if(orderId !== null, (q) => q.where('r.order_id', '=', orderId))
    .$if(from !== '', (q) => q.where('r.created_at', '>=', startOfHongKongDay(from)))
    .$if(to !== '', (q) => q.where('r.created_at', '<', startOfHongKongDay(addDays(to, 1))))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
  const { rows, total } = await readPage(found, page, 'r.id')
  return { data: rows.map(presentRefund), total }
}

export async function staffRefund(db: Db | Trx, id: string): Promise<RefundAnswer> {
  const row = await selectRefunds(db).where('r.id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return presentRefund(row)
}

function presentRefund(row: RefundRow): RefundAnswer {
  return {
    _id: row.id,
    order: { _id: row.order_id, reference: row.reference },
    refund_request_id: row.refund_request_id,
    amount: money(row.amount_cents),
    state: row.state,
    method: row.method,
    reason: row.reason,
    failure: row.failure,
    provider_reference: row.provider_reference,
    paid_by: row.paid_by,
    counter_method: counterMethods.find((method) => method === row.counter_method) ?? null,
    created_at: row.created_at.toISOString(),
    done_at: row.done_at && row.done_at.toISOString(),
  }
}
