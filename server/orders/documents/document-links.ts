import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Clock } from '../../platform/files/signed-link.ts'
import { signedKey } from '../../platform/files/signed-link.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import type { View } from '../find-order.ts'

/** `masked` is for a guest who looked the order up by its number. */
export type DocumentKind = 'receipt' | 'receipt-masked' | 'packing-slip' | 'address-label'

/** A link to a document of an order, valid for ten minutes; `&lang=` chooses the language. */
export async function documentLink(
  db: Db | Trx,
  ctx: Clock,
  kind: DocumentKind,
  orderId: string,
  seconds?: number,
): Promise<string> {
  const { until, key } = await signedKey(db, ctx, `${kind} ${orderId}`, seconds)
  return `/api/documents/${kind}/${orderId}.pdf?until=${until}&key=${key}`
}

const receiptDays = 30

/** A receipt for its customer, in their language, who may open it weeks later. */
export async function receiptLink(
  db: Db | Trx,
  ctx: Pick<Ctx, 'clock' | 'settings'>,
  { id, locale }: { id: string; locale: Locale },
): Promise<string> {
  const link = await documentLink(db, ctx, 'receipt', id, receiptDays * 86_400)
  return `${ctx.settings.publicUrl}${link}&lang=${locale}`
}

/** A link to one document of several orders, valid for ten minutes. */
export async function manyDocumentsLink(
  db: Db | Trx,
  ctx: Clock,
  kind: string,
  orderIds: readonly string[],
): Promise<string> {
  const orders = orderIds.join(',')
  const { until, key } = await signedKey(db, ctx, `${kind} ${orders}`)
  return `/api/documents/${kind}.pdf?orders=${orders}&until=${until}&key=${key}`
}

export function receiptKind(view: View): DocumentKind {
  return view === 'whole' ? 'receipt' : 'receipt-masked'
}
