import type { Clock } from '../../platform/files/signed-link.ts'
import { signedKey } from '../../platform/files/signed-link.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import type { View } from '../find-order.ts'

/** `masked` is for a guest who looked the order up by its number. */
export type DocumentKind = 'receipt' | 'receipt-masked' | 'packing-slip'

/** A link to a document of an order, valid for ten minutes; `&lang=` chooses the language. */
export async function documentLink(
  db: Db | Trx,
  ctx: Clock,
  kind: DocumentKind,
  orderId: string,
): Promise<string> {
  const { until, key } = await signedKey(db, ctx, `${kind} ${orderId}`)
  return `/api/documents/${kind}/${orderId}.pdf?until=${until}&key=${key}`
}

export function receiptKind(view: View): DocumentKind {
  return view === 'whole' ? 'receipt' : 'receipt-masked'
}
