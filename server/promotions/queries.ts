import { type Selectable, sql } from 'kysely'
import type { VouchersTable } from '#db/types.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/read-page.ts'

export type VoucherRow = Selectable<VouchersTable>

/** Redeemed codes, each with the order that holds it. */
export function selectCodes(db: Db | Trx) {
  return db
    .selectFrom('voucher_codes as c')
    .leftJoin('voucher_uses as u', (join) =>
      join.onRef('u.voucher_code_id', '=', 'c.id').on('u.state', '=', 'held'),
    )
    .leftJoin('orders as o', 'o.id', 'u.order_id')
    .select(['c.id', 'c.voucher_id', 'c.account_id', 'c.code', 'c.points', 'c.redeemed_at'])
    .select(['c.expires_at', 'o.id as order_id', 'o.reference as order_reference'])
}

export type CodeRow = Awaited<ReturnType<ReturnType<typeof selectCodes>['execute']>>[number]

export type CodeState = 'usable' | 'used' | 'expired'

export async function listOwnCodes(
  db: Db,
  accountId: string,
  { state, at, ...page }: Page & { state?: CodeState | undefined; at: Date },
): Promise<{ rows: CodeRow[]; total: number }> {
  const own = selectCodes(db)
    .where('c.account_id', '=', accountId)
    .$if(state !== undefined, (query) => query.where(inState(state, at)))
    .orderBy('c.redeemed_at', 'desc')
    .orderBy('c.id')
  return readPage(own, page)
}

function inState(state: CodeState | undefined, at: Date) {
  if (state === 'used') return sql<boolean>`o.id is not null`
  return state === 'expired'
    ? sql<boolean>`o.id is null and c.expires_at <= ${at}`
    : sql<boolean>`o.id is null and (c.expires_at is null or c.expires_at > ${at})`
}

export async function vouchersById(
  db: Db | Trx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VoucherRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('vouchers')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
