import { formatMoney } from '#domain/format-money.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type { NotificationKindName } from '#domain/staff/notification-kinds.ts'
import { withNote } from '#domain/with-note.ts'
import type { Ctx } from '../platform/context.ts'

/** Values that a notification names, with no personal data of customers; empty where there is none. */
export interface NoticeData {
  /** Reference of the order. */
  reference: string
  total: string
  /** The payment method, as shown to the customer. */
  method: string
  /** The product and its SKU. */
  item: string
}

export interface Notice {
  id: number
  kind: NotificationKindName
  at: Date
  data: NoticeData
  /** Within the console: where it can be dealt with. */
  path: string
}

/** In the order they happened. */
export async function findNotices(
  { db }: Ctx,
  ids: readonly number[],
  language: Locale,
): Promise<Notice[]> {
  const rows = await db
    .selectFrom('staff_notifications as n')
    .leftJoin('orders as o', 'o.id', 'n.order_id')
    .leftJoin('variants as v', 'v.id', 'n.variant_id')
    .leftJoin('products as p', 'p.id', 'v.product_id')
    .select(['n.id', 'n.kind', 'n.created_at as at', 'n.variant_id'])
    .select(['o.reference', 'o.total_cents', 'o.payment', 'v.sku', 'p.title'])
    .where('n.id', 'in', ids)
    .orderBy('n.id')
    .execute()
  return rows.map(({ id, kind, at, ...row }) => ({
    id,
    kind,
    at,
    data: {
      reference: row.reference ?? '',
      total: row.total_cents === null ? '' : formatMoney(cents(row.total_cents), language),
      method: row.payment ? localize(row.payment.title, language) : '',
      item: row.title ? withNote(localize(row.title, language), row.sku ?? '', language) : '',
    },
    path: pathOf(kind, row),
  }))
}

const paths: Partial<Record<NotificationKindName, string>> = {
  payment_problem: '/returns/issues',
  enquiry: '/inbox/enquiries',
  review: '/inbox',
  comment: '/inbox/comments',
  message_failed: '/settings/messages',
  backup_failed: '/settings/system',
  audit_findings: '/settings/system',
}

interface Subject {
  reference: string | null
  variant_id: string | null
}

function pathOf(kind: NotificationKindName, { reference, variant_id: variantId }: Subject): string {
  if (reference !== null) return `/orders/${reference}`
  if (variantId !== null) return `/stock/${variantId}`
  return paths[kind] ?? '/today'
}
