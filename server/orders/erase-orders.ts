import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import { randomText } from '#domain/ids.ts'
import { orderProgress } from '#domain/order/progress.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import type { ErasedFile } from '../platform/files/erase-uploads.ts'

/**
 * Erases personal data from an account's orders: names, contacts, addresses, notes and pictures.
 * Sales and payments stay. Returns the pictures to erase and the products whose reviews changed.
 * Throws `orders_in_progress` while an order still needs the data.
 */
export async function eraseOrders(
  trx: Trx,
  ctx: TrxCtx,
  accountId: string,
): Promise<{ fileIds: ErasedFile['id'][]; productIds: string[] }> {
  const orderIds = await lockSettled(trx, accountId)
  if (orderIds.length === 0) return { fileIds: [], productIds: [] }
  const fileIds = await eraseProofs(trx, orderIds)
  fileIds.push(...(await eraseRequests(trx, orderIds)))
  const reviews = await eraseReviews(trx, orderIds)
  fileIds.push(...reviews.fileIds)
  await trx.deleteFrom('order_notes').where('order_id', 'in', orderIds).execute()
  await trx
    .updateTable('order_statuses')
    .set({ reason: null })
    .where('order_id', 'in', orderIds)
    .where('reason', 'is not', null)
    .execute()
  await trx
    .updateTable('voucher_uses')
    .set({ email: '' })
    .where('order_id', 'in', orderIds)
    .execute()
  for (const id of orderIds) await eraseRecipient(trx, id, ctx.clock())
  return { fileIds, productIds: reviews.productIds }
}

async function lockSettled(trx: Trx, accountId: string): Promise<string[]> {
  const orders = await trx
    .selectFrom('orders as o')
    .select(['o.id', 'o.reference', 'o.current_status', 'o.paid_at', 'o.fulfilment'])
    .select(
      sql<boolean>`exists (
          select 1 from refund_requests q where q.order_id = o.id and q.state = 'waiting'
        ) or exists (
          select 1 from refunds f where f.order_id = o.id and f.state <> 'done'
        )`.as('has_open_refund'),
    )
    .where('o.account_id', '=', accountId)
    .orderBy('o.id')
    .forUpdate('o')
    .execute()
  const open = orders.flatMap(({ reference, ...row }) => {
    const reason = orderProgress({
      currentStatus: row.current_status,
      isPaid: row.paid_at !== null,
      fulfilment: row.fulfilment,
      hasOpenRefund: row.has_open_refund,
    })
    return reason === null ? [] : [{ reference, reason }]
  })
  if (open.length > 0) throw new DomainError('orders_in_progress', { orders: open })
  return orders.map(({ id }) => id)
}

/** Including their recognitions, which hold the payer's name. */
async function eraseProofs(trx: Trx, orderIds: readonly string[]): Promise<string[]> {
  const proofs = await trx
    .deleteFrom('payment_proofs')
    .where('order_id', 'in', orderIds)
    .returning('file_id')
    .execute()
  return proofs.map(({ file_id }) => file_id)
}

async function eraseRequests(trx: Trx, orderIds: readonly string[]): Promise<string[]> {
  const requests = await trx
    .updateTable('refund_requests')
    .set({ reason: '', answer: null })
    .where('order_id', 'in', orderIds)
    .returning('id')
    .execute()
  if (requests.length === 0) return []
  const ids = requests.map(({ id }) => id)
  const pictures = await trx
    .deleteFrom('refund_request_pictures')
    .where('request_id', 'in', ids)
    .returning('file_id')
    .execute()
  return pictures.map(({ file_id }) => file_id)
}

/** The review text stays; name and pictures go. */
async function eraseReviews(trx: Trx, orderIds: readonly string[]) {
  const reviews = await trx
    .updateTable('reviews')
    .set({ author: '—' })
    .where('order_id', 'in', orderIds)
    .returning(['id', 'product_id'])
    .execute()
  if (reviews.length === 0) return { fileIds: [], productIds: [] }
  const ids = reviews.map(({ id }) => id)
  const pictures = await trx
    .deleteFrom('review_pictures')
    .where('review_id', 'in', ids)
    .returning(['file_id', 'public_file_id'])
    .execute()
  return {
    fileIds: pictures
      .flatMap(({ file_id, public_file_id }) => [file_id, public_file_id])
      .filter((id) => id !== null),
    productIds: reviews.map(({ product_id }) => product_id),
  }
}

const nobody = { name: '', email: '', area_code: '', phone: '', address: null }

async function eraseRecipient(trx: Trx, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      recipient: JSON.stringify(nobody),
      contact_email: '',
      contact_phone: '',
      note: '',
      // Invalidates the links in earlier emails.
      access_key: randomText(22),
      erased_at: at,
    })
    .where('id', '=', orderId)
    .execute()
}
