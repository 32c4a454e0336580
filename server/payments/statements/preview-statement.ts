import type { z } from '@hono/zod-openapi'
import type { listBankAccounts, previewStatement as contract } from '#contract/staff/bank-lines.ts'
import { offlinePaymentMethods } from '#contract/endpoints/configuration.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { listPaymentTerms } from '../payment-terms.ts'
import { readTable } from './read-table.ts'
import { suggestColumns } from './suggest-columns.ts'

type Body = z.output<NonNullable<typeof contract.body>>

const shownRows = 5

/** The table and its columns: as last time, or as the headings suggest. */
export async function previewStatement(
  db: Db | Trx,
  { account, text }: Body,
): Promise<z.input<typeof contract.answer>> {
  const { headings, rows } = readTable(text)
  const layout = await db
    .selectFrom('statement_layouts')
    .select(['headings', 'columns'])
    .where('account', '=', account)
    .executeTakeFirst()
  const isRemembered = layout?.headings.join('\n') === headings.join('\n')
  return {
    headings: [...headings],
    rows: rows.slice(0, shownRows).map(({ cells }) => headings.map((_, at) => cells[at] ?? '')),
    row_count: rows.length,
    columns: layout && isRemembered ? layout.columns : suggestColumns(headings),
    is_remembered: isRemembered,
  }
}

export async function readBankAccounts(ctx: Ctx): Promise<z.input<typeof listBankAccounts.answer>> {
  const [methods, layouts] = await Promise.all([
    listPaymentTerms(ctx),
    ctx.db.selectFrom('statement_layouts').select(['account', 'imported_at']).execute(),
  ])
  const data = offlinePaymentMethods.flatMap((account) => {
    const method = methods.find(({ slug }) => slug === account)
    const last = layouts.find((layout) => layout.account === account)?.imported_at
    if (!method) return []
    const payee = method.payee.map(({ label, value }) => ({ label, value }))
    return { account, title: method.title, payee, imported_at: last?.toISOString() ?? null }
  })
  return { data }
}
