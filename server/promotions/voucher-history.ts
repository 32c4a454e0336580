import type { Db } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/read-page.ts'
import { codeState } from './present.ts'
import { listOwnCodes, selectCodes, vouchersById, type CodeRow } from './queries.ts'

export async function listCodesOf(db: Db, voucherId: string, page: Page & { at: Date }) {
  const codes = selectCodes(db)
    .where('c.voucher_id', '=', voucherId)
    .orderBy('c.redeemed_at', 'desc')
    .orderBy('c.id')
  const { rows, total } = await readPage(codes, page)
  const data = rows.map((row) => ({ ...withoutCode(row, page.at), account_id: row.account_id }))
  return { data, total }
}

/** The codes of one customer, each with the title of its voucher. */
export async function listCustomerCodes(db: Db, accountId: string, page: Page & { at: Date }) {
  const { rows, total } = await listOwnCodes(db, accountId, page)
  const vouchers = await vouchersById(
    db,
    rows.map(({ voucher_id }) => voucher_id),
  )
  const data = rows.flatMap((row) => {
    const voucher = vouchers.get(row.voucher_id)
    if (!voucher) return []
    return { ...withoutCode(row, page.at), voucher: { _id: voucher.id, title: voucher.title } }
  })
  return { data, total }
}

function withoutCode(row: CodeRow, at: Date) {
  return {
    _id: row.id,
    points: row.points,
    state: codeState(row, at),
    redeemed_at: row.redeemed_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    order:
      row.order_id === null || row.order_reference === null
        ? null
        : { _id: row.order_id, reference: row.order_reference },
  }
}

export async function listUsesOf(db: Db, voucherId: string, page: Page) {
  const uses = db
    .selectFrom('voucher_uses as u')
    .innerJoin('orders as o', 'o.id', 'u.order_id')
    .select(['u.order_id', 'o.reference', 'u.state', 'u.voucher_code_id', 'u.created_at'])
    .select('u.returned_at')
    .where('u.voucher_id', '=', voucherId)
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
  const { rows, total } = await readPage(uses, page)
  const data = rows.map((row) => ({
    order: { _id: row.order_id, reference: row.reference },
    state: row.state,
    is_own_code: row.voucher_code_id !== null,
    created_at: row.created_at.toISOString(),
    returned_at: row.returned_at?.toISOString() ?? null,
  }))
  return { data, total }
}
