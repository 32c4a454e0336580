import type { z } from '@hono/zod-openapi'
import {
  staffOrderActions,
  type orderSummary,
  type staffOrder,
} from '#contract/staff/order-shapes.ts'
import { fulfilmentActions, fulfilmentRefusal } from '#domain/order/fulfilment.ts'
import { actionsFor } from '#domain/order/order-status.ts'
import { recognitionsOf } from '../payments/proofs/present-recognitions.ts'
import { listAuditLog } from '../platform/changes/audit-log.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { sinceStepMs } from './fulfil-order.ts'
import { paymentMethodOf } from './payment-method.ts'
import { presentPriceSteps } from './present-price-steps.ts'
import { money, presentOrder, stateOf, type OrderTerms } from './present.ts'
import type { OrderRow } from './queries.ts'
import type { FoundOrderRow } from './search-orders.ts'
import { getStaffOrder, readBackside, type Backside } from './staff-order.ts'

type StaffOrder = z.input<typeof staffOrder>
type Summary = z.input<typeof orderSummary>

/** Audit log entries shown with an order; `GET /audit-log` has all of them. */
const maxChanges = 100

/** Throws `unknown_order`. */
export async function presentStaffOrder(
  db: Db | Trx,
  terms: OrderTerms,
  id: string,
): Promise<StaffOrder> {
  const order = await getStaffOrder(db, id)
  const subject = { subject_kind: 'order', subject_id: order.id }
  const [shown, backside, recognitions, changes] = await Promise.all([
    presentOrder(db, terms, { order, view: 'whole', actor: 'customer' }),
    readBackside(db, order.id),
    recognitionsOf(db, order.id),
    listAuditLog(db, { ...subject, page: 1, per_page: maxChanges }, 'en'),
  ])
  const { actions: _actions, checkout: _checkout, is_masked: _isMasked, ...rest } = shown
  return {
    ...rest,
    version: order.version,
    store_id: order.store_id,
    channel: order.channel,
    taken_by: backside.taken_by,
    agent: order.agent,
    replaces: backside.replaces,
    account: backside.account,
    locale: order.locale,
    statuses: order.statuses.map((status) => ({ ...status, created_at: iso(status.created_at) })),
    proofs: rest.proofs.map(
      ({ is_being_checked: _b, is_unreadable: _u, matches: _m, ...proof }) => ({
        ...proof,
        recognition: recognitions.get(proof._id) ?? null,
      }),
    ),
    items: rest.items.map((item) => ({
      ...item,
      ...whereabouts(backside, item._id),
      ...stepsOf(order, item._id),
    })),
    fulfilment: {
      state: order.fulfilment,
      moved_at: order.fulfilment_at && iso(order.fulfilment_at),
      shipments: backside.shipments.map((sent) => ({ ...sent, shipped_at: iso(sent.shipped_at) })),
    },
    actions: actionsOf(order, terms.clock()),
    payments: backside.payments.map(
      ({ id: _id, amount_cents, refunded_cents, given_cents, created_at, ...payment }) => ({
        ...payment,
        _id,
        amount: money(amount_cents),
        refundable: money(amount_cents - refunded_cents),
        given: given_cents === null ? null : money(given_cents),
        created_at: iso(created_at),
      }),
    ),
    notes: backside.notes.map(({ id: noteId, former, ...note }) => ({
      ...note,
      _id: String(noteId),
      created_at: iso(note.created_at),
      former: former.map((version) => ({ ...version, replaced_at: iso(version.replaced_at) })),
    })),
    changes: changes.data,
  }
}

export function presentFoundOrder(row: FoundOrderRow): Summary {
  return {
    _id: row.id,
    reference: row.reference,
    current_status: row.current_status,
    is_paid: row.paid_at !== null,
    fulfilment: row.fulfilment,
    has_waiting_proof: row.has_waiting_proof,
    name: row.recipient.name,
    email: row.contact_email,
    phone: row.contact_phone,
    item_count: row.item_count,
    total: money(row.total_cents),
    payment_method: paymentMethodOf(row),
    delivery_method: row.delivery_method,
    channel: row.channel,
    created_at: iso(row.created_at),
  }
}

function stepsOf(order: OrderRow, itemId: string) {
  const item = order.items.find(({ id }) => id === itemId)
  if (!item) throw new Error(`${itemId} was there a moment ago`)
  return { cancelled_qty: item.cancelled_qty, ...presentPriceSteps(order, item) }
}

function actionsOf(order: OrderRow, now: Date): StaffOrder['actions'] {
  const state = { ...stateOf(order), sinceStepMs: sinceStepMs(order, now) }
  const hasWaitingProof = order.proofs.some((proof) => proof.state === 'waiting')
  const moves: string[] = actionsFor(state, 'staff').filter(
    (action) => hasWaitingProof || (action !== 'accept_proof' && action !== 'reject_proof'),
  )
  const steps: string[] = fulfilmentActions.filter(
    (action) =>
      fulfilmentRefusal({ ...state, deliveryMethod: order.delivery_method }, action) === null,
  )
  return staffOrderActions.filter((action) => moves.includes(action) || steps.includes(action))
}

function whereabouts({ allocations }: Backside, itemId: string) {
  const places = allocations.filter((place) => place.order_item_id === itemId)
  const count = (state: 'shipped' | 'reserved') =>
    places.filter((place) => place.state === state).reduce((sum, { qty }) => sum + qty, 0)
  return {
    shipped_qty: count('shipped'),
    waiting_qty: count('reserved'),
    places: places.map(({ warehouse_id, warehouse, qty, state }) => ({
      warehouse_id,
      warehouse,
      qty,
      state,
    })),
  }
}

/** Times inside JSON aggregates arrive as text. */
function iso(time: Date | string): string {
  return new Date(time).toISOString()
}
