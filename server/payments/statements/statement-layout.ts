import type { DayOrder } from '#domain/bank/line-day.ts'
import type { StatementColumns } from '#domain/bank/statement-columns.ts'
import type { StatementTable } from '#domain/bank/statement-table.ts'
import type { Db, Trx } from '../../platform/database/db.ts'

interface StatementLayout {
  columns: StatementColumns
  order: DayOrder
}

/** How the account's last statement was read, if it had the same headings. */
export async function findLayout(
  db: Db | Trx,
  account: string,
  { headings }: StatementTable,
): Promise<StatementLayout | undefined> {
  const layout = await db
    .selectFrom('statement_layouts')
    .select(['headings', 'columns', 'day_order'])
    .where('account', '=', account)
    .executeTakeFirst()
  if (layout?.headings.join('\n') !== headings.join('\n')) return undefined
  return { columns: layout.columns, order: layout.day_order }
}

export async function keepLayout(
  trx: Trx,
  { headings }: StatementTable,
  { account, columns, order, importedAt }: StatementLayout & { account: string; importedAt: Date },
): Promise<void> {
  const layout = {
    headings: JSON.stringify(headings),
    columns: JSON.stringify(columns),
    day_order: order,
    imported_at: importedAt,
  }
  await trx
    .insertInto('statement_layouts')
    .values({ account, ...layout })
    .onConflict((known) => known.column('account').doUpdateSet(layout))
    .execute()
}
