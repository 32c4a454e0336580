import { DomainError } from '#domain/errors.ts'
import type { Trx } from '../../platform/database/db.ts'

/** A shop's open cash session, which cannot be closed until the transaction ends. Throws `no_cash_session`. */
export async function lockTill(trx: Trx, warehouseId: string): Promise<{ id: string }> {
  const till = await trx
    .selectFrom('cash_sessions')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!till) throw new DomainError('no_cash_session')
  return till
}
