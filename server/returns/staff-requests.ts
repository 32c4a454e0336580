import type { z } from '@hono/zod-openapi'
import type { getRefundRequest } from '#contract/staff/refund-requests.ts'
import { DomainError } from '#domain/errors.ts'
import { money } from '../orders/present.ts'
import { getOrder } from '../orders/queries.ts'
import { leftToRefund } from '../payments/start-refund.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/read-page.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import { presentPictures } from '../platform/files/present-uploads.ts'
import type { Clock } from '../platform/files/signed-link.ts'
import { presentApproval, type Approval } from '../reviews/present-approval.ts'
import { giftsAtRisk, presentGift } from './gifts-at-risk.ts'
import { giftsOf, pointsOf } from './present.ts'
import { findRequest, type RequestRow } from './queries.ts'

type StaffRequest = z.input<typeof getRefundRequest.answer>

interface Wanted extends Page {
  state: Approval | null
  orderId: string | null
}

/** One page of requests, newest first, with the total. */
export async function listRequests(
  db: Db,
  ctx: Clock,
  { state, orderId, ...page }: Wanted,
): Promise<{ data: StaffRequest[]; total: number }> {
  const found = db
    .selectFrom('refund_requests as q')
    .select('q.id')
    .$if(state !== null, (q) => q.where('q.state', '=', state ?? 'waiting'))
    .$if(orderId !== null, (q) => q.where('q.order_id', '=', orderId ?? ''))
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id')
  const { rows, total } = await readPage(found, page)
  const data: StaffRequest[] = []
  for (const { id } of rows) data.push(await staffRequest(db, ctx, id))
  return { data, total }
}

function askedBack(row: RequestRow): StaffRequest['asked_back'] {
  const { return_asked_at: at, return_by: by, return_paid_by: payer } = row
  return at && by && payer ? { at: at.toISOString(), by, paid_by: payer } : null
}

/** Throws `not_found`. */
export async function staffRequest(db: Db | Trx, ctx: Clock, id: string): Promise<StaffRequest> {
  const row = await findRequest(db, id)
  if (!row) throw new DomainError('not_found')
  const order = await db
    .selectFrom('orders')
    .select(['reference', 'total_cents', 'shipping_cents', 'payment_method', 'recipient'])
    .select((eb) =>
      eb.selectFrom('staff').select('name').where('id', '=', row.booked_by).as('booked_by'),
    )
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow()
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'amount_cents', 'method', 'state'])
    .where('refund_request_id', '=', id)
    .orderBy('created_at')
    .execute()
  const replacement = await db
    .selectFrom('orders')
    .select(['id as _id', 'reference'])
    .where('exchange_of', '=', id)
    .executeTakeFirst()
  return {
    _id: row.id,
    state: presentApproval(row.state),
    order: {
      _id: row.order_id,
      reference: order.reference,
      total: money(order.total_cents),
      shipping_fee: money(order.shipping_cents),
      refundable: money(await leftToRefund(db, row.order_id)),
      payment_method: order.payment_method,
      recipient: order.recipient.name,
      email: order.recipient.email,
    },
    reason: row.reason,
    booked_by: order.booked_by,
    images: await presentPictures(db, ctx, row.pictures, 'whole'),
    refund_items: row.items.map((item) => ({
      order_item_id: item.order_item_id,
      sku: item.sku,
      product_title: item.product_title,
      product_variant_title: item.variant_title,
      image: item.picture && presentPicture(item.picture),
      qty: item.qty,
      amount: money(item.cents),
      points: item.points,
      granted_qty: item.granted_qty,
      restocked_qty: item.restocked_qty,
    })),
    amount: money(row.requested_cents),
    granted_amount: row.granted_cents === null ? null : money(row.granted_cents),
    delivery_amount: money(row.shipping_cents),
    given_before_amount: money(row.previously_refunded_cents),
    gifts_at_risk: row.state === 'waiting' ? await atRisk(db, row.order_id) : [],
    gifts: giftsOf(row),
    ...pointsOf(row),
    answer: row.answer,
    asked_back: askedBack(row),
    replacement: replacement ?? null,
    refunds: refunds.map((refund) => ({
      _id: refund.id,
      amount: money(refund.amount_cents),
      method: refund.method,
      state: refund.state,
    })),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

async function atRisk(db: Db | Trx, orderId: string) {
  return (await giftsAtRisk(db, await getOrder(db, orderId))).map(presentGift)
}
