import type { z } from 'zod'
import { emailReceipt as receiptCall, payAtCounter } from '#contract/staff/counter.ts'
import * as edits from '#contract/staff/order-edits.ts'
import { exportOrders as exportCall } from '#contract/staff/order-export.ts'
import * as notes from '#contract/staff/order-notes.ts'
import * as endpoints from '#contract/staff/orders.ts'
import { centsOf } from '#domain/format-money.ts'
import { heldMinutes } from '../payments/payment-terms.ts'
import type { StaffMember } from '../platform/access/staff-member.ts'
import { recordExport } from '../platform/changes/record-export.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import type { App } from '../platform/http/app.ts'
import { presentStaffPage } from '../platform/http/paging.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../platform/http/serve-staff.ts'
import type { Steps } from '../platform/database/steps.ts'
import { addOrderNote, editOrderNote, emailCustomer } from './add-note.ts'
import { cancelOrder } from './cancel-order.ts'
import { completeOrder } from './complete-order.ts'
import { correctRecipient } from './correct-recipient.ts'
import { correctShipment } from './correct-shipment.ts'
import { editItems, previewEdit } from './edit-items.ts'
import {
  markCollected,
  notCollected,
  notReadyForCollection,
  packOrder,
  readyForCollection,
  unpackOrder,
} from './fulfil-order.ts'
import { exportOrders } from './export-orders.ts'
import { presentFoundOrder, presentStaffOrder } from './present-staff.ts'
import { money, readOrderTerms } from './present.ts'
import { presentReplacements } from './replacements.ts'
import { emailReceipt } from './receipts/email-receipt.ts'
import { searchOrders } from './search-orders.ts'
import { requireVersion } from './require-version.ts'
import { receiveMoney, rejectProof } from './settle-payment.ts'
import { cancelRemaining, shipOrder } from './ship-order.ts'
import { getStaffOrder } from './staff-order.ts'
import { takeCounterPayment } from './take-counter-payment.ts'

type OrderSteps = Steps<z.input<typeof endpoints.getOrder.answer>>

export function staffOrderRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.searchOrders, async ({ query }) => {
    const { rows, total } = await searchOrders(ctx.db, query)
    return presentStaffPage('/orders', query, rows.map(presentFoundOrder), total)
  })

  serveStaff(app, ctx, exportCall, async ({ query }, { changes }) => {
    const { data, total } = await exportOrders(ctx.db, query)
    const taken = { query, rows: data.length, total }
    await recordExport(ctx, changes, { action: 'orders_exported', subject: 'orders', ...taken })
    return presentStaffPage('/orders/export', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getOrder, async ({ params }) =>
    presentStaffOrder(ctx.db, await readOrderTerms(ctx), params.id),
  )

  paymentRoutes(app, ctx)
  fulfilmentRoutes(app, ctx)
  editRoutes(app, ctx)

  serveStaffSteps(app, ctx, endpoints.complete, (steps, { params }, { changes, seen }) =>
    changing(ctx, steps, { id: params.id, seen }, (trx, id) =>
      completeOrder(trx, ctx, id, { actor: 'staff', changes }),
    ),
  )

  serveStaffSteps(app, ctx, endpoints.cancel, (steps, { params, body }, { changes, seen }) =>
    changing(ctx, steps, { id: params.id, seen }, (trx, id) =>
      cancelOrder(trx, ctx, id, { actor: 'staff', reason: body.reason, changes }),
    ),
  )

  serveStaffSteps(app, ctx, notes.addNote, (steps, { params, body }, { staff, changes }) =>
    changing(ctx, steps, { id: params.id, seen: null }, (trx, orderId) =>
      addOrderNote(trx, ctx, { orderId, staffId: staff.id, note: body.note }, changes),
    ),
  )

  serveStaffSteps(app, ctx, notes.editNote, (steps, { params, body }, { staff, changes }) =>
    changing(ctx, steps, { id: params.id, seen: null }, (trx, orderId) => {
      const edit = { orderId, noteId: params.note_id, staffId: staff.id, note: body.note }
      return editOrderNote(trx, ctx, edit, changes)
    }),
  )

  serveStaffSteps(app, ctx, notes.emailCustomer, (steps, { params, body }, caller) => {
    const { staff, changes } = caller
    return changing(ctx, steps, { id: params.id, seen: null }, (trx, orderId) =>
      emailCustomer(trx, ctx, { orderId, staffId: staff.id, note: body.text }, changes),
    )
  })

  serveStaffWrite(app, ctx, receiptCall, async (trx, { params, body }, { changes }) => {
    const { id: orderId } = await getStaffOrder(trx, params.id)
    await emailReceipt(trx, { orderId, email: body.email }, changes)
    return {}
  })
}

function paymentRoutes(app: App, ctx: Ctx): void {
  serveStaffSteps(app, ctx, endpoints.acceptProof, async (steps, { params, body }, caller) => {
    const { transfer } = await heldMinutes(ctx)
    const money = { ...moneyIn(body, caller.staff), heldMinutes: transfer, proofId: body.proof_id }
    return changing(ctx, steps, { id: params.id, seen: caller.seen }, (trx, orderId) =>
      receiveMoney(trx, ctx, { orderId, action: 'accept_proof', ...money }, caller.changes),
    )
  })

  serveStaffSteps(
    app,
    ctx,
    endpoints.rejectProof,
    async (steps, { params, body }, { changes, seen }) => {
      const { transfer } = await heldMinutes(ctx)
      const looked = { reason: body.reason, proofId: body.proof_id, heldMinutes: transfer }
      return changing(ctx, steps, { id: params.id, seen }, (trx, orderId) =>
        rejectProof(trx, ctx, { orderId, ...looked }, changes),
      )
    },
  )

  serveStaffSteps(app, ctx, endpoints.markPaid, async (steps, { params, body }, caller) => {
    const { transfer } = await heldMinutes(ctx)
    const money = { ...moneyIn(body, caller.staff), heldMinutes: transfer }
    return changing(ctx, steps, { id: params.id, seen: caller.seen }, (trx, orderId) =>
      receiveMoney(trx, ctx, { orderId, action: 'mark_paid', ...money }, caller.changes),
    )
  })

  serveStaffSteps(app, ctx, payAtCounter, async (steps, { params, body }, { changes, seen }) => {
    const { transfer } = await heldMinutes(ctx)
    const { warehouse_id: warehouseId, payments } = body
    const counter = { warehouseId, payments, heldMinutes: transfer }
    return changing(ctx, steps, { id: params.id, seen }, (trx, orderId) =>
      takeCounterPayment(trx, ctx, { orderId, ...counter }, changes),
    )
  })
}

function moneyIn(
  { amount, note }: { amount?: string | undefined; note: string },
  { permissions }: StaffMember,
) {
  const mayRefund = permissions.includes('refunds:issue')
  return { cents: amount === undefined ? null : centsOf(amount), note, mayRefund }
}

function fulfilmentRoutes(app: App, ctx: Ctx): void {
  serveStaffSteps(app, ctx, endpoints.pack, (steps, { params }, { changes, seen }) =>
    changing(ctx, steps, { id: params.id, seen }, (trx, id) => packOrder(trx, id, changes)),
  )

  serveStaffSteps(app, ctx, endpoints.ship, (steps, { params, body }, { changes, seen }) => {
    const parcel = { items: body.items, courierId: body.courier_id }
    return changing(ctx, steps, { id: params.id, seen }, (trx, id) =>
      shipOrder(trx, ctx, id, body.tracking_number || null, parcel, changes),
    )
  })

  serveStaffSteps(app, ctx, endpoints.unpack, (steps, { params }, { changes, seen }) =>
    changing(ctx, steps, { id: params.id, seen }, (trx, id) => unpackOrder(trx, id, changes)),
  )

  serveStaffSteps(app, ctx, endpoints.notReady, (steps, { params }, { changes, seen }) =>
    changing(ctx, steps, { id: params.id, seen }, (trx, id) =>
      notReadyForCollection(trx, id, changes),
    ),
  )

  serveStaffSteps(
    app,
    ctx,
    endpoints.correctShipment,
    (steps, { params, body }, { changes, seen }) => {
      const correction = {
        shipmentId: params.shipment_id,
        trackingNumber: body.tracking_number || null,
        courierId: body.courier_id,
        isEmailed: body.notify,
      }
      return changing(ctx, steps, { id: params.id, seen }, (trx, id) =>
        correctShipment(trx, id, correction, changes),
      )
    },
  )

  serveStaffSteps(
    app,
    ctx,
    endpoints.cancelRemaining,
    (steps, { params, body }, { changes, seen }) =>
      changing(ctx, steps, { id: params.id, seen }, (trx, id) =>
        cancelRemaining(trx, ctx, id, body.reason, changes),
      ),
  )

  serveStaffSteps(app, ctx, endpoints.ready, (steps, { params }, { changes, seen }) =>
    changing(ctx, steps, { id: params.id, seen }, (trx, id) =>
      readyForCollection(trx, id, changes),
    ),
  )

  serveStaffSteps(app, ctx, endpoints.notCollected, (steps, { params }, { changes, seen }) =>
    changing(ctx, steps, { id: params.id, seen }, (trx, id) => notCollected(trx, ctx, id, changes)),
  )

  serveStaffSteps(app, ctx, endpoints.collect, (steps, { params }, { changes, seen }) =>
    changing(ctx, steps, { id: params.id, seen }, (trx, id) =>
      markCollected(trx, ctx, id, changes),
    ),
  )
}

function editRoutes(app: App, ctx: Ctx): void {
  serveStaffSteps(app, ctx, edits.correctRecipient, (steps, { params, body }, caller) =>
    changing(ctx, steps, { id: params.id, seen: caller.seen }, (trx, orderId) =>
      correctRecipient(trx, { orderId, details: body }, caller.changes),
    ),
  )

  serveStaff(app, ctx, edits.listReplacements, async ({ params }) =>
    presentReplacements(ctx.db, ctx.clock(), await getStaffOrder(ctx.db, params.id)),
  )

  serveStaff(app, ctx, edits.previewItemEdits, async ({ params, body }, { changes }) => {
    const { id } = await getStaffOrder(ctx.db, params.id)
    const { cents, points, toPay } = await previewEdit(ctx.db, ctx, id, body.items)
    changes.recordNothing()
    return { refund: money(cents), points, to_pay: toPay === null ? null : money(toPay) }
  })

  serveStaffSteps(app, ctx, edits.editItems, (steps, { params, body }, caller) =>
    changing(ctx, steps, { id: params.id, seen: caller.seen }, (trx, orderId) =>
      editItems(trx, ctx, { orderId, ...body }, caller.changes),
    ),
  )
}

/** Refuses to change an order that is newer than the one seen; answers with the changed one. */
async function changing(
  ctx: Ctx,
  { commit }: OrderSteps,
  { id: typed, seen }: { id: string; seen: number | null },
  change: (trx: Trx, id: string) => Promise<void>,
) {
  const { id } = await getStaffOrder(ctx.db, typed)
  const terms = await readOrderTerms(ctx)
  return commit(async (trx) => {
    await requireVersion(trx, id, seen)
    await change(trx, id)
    return presentStaffOrder(trx, terms, id)
  })
}
