import type { z } from '@hono/zod-openapi'
import type {
  listBankAccounts,
  previewStatement as contract,
} from '#contract/staff/bank-statements.ts'
import { offlinePaymentMethods } from '#contract/endpoints/configuration.ts'
import { marksOf } from '#domain/bank/column-marks.ts'
import { readStatement, type StatementReading } from '#domain/bank/read-statement.ts'
import { statementOrder } from '#domain/bank/statement-order.ts'
import { suggestColumns, withMarks } from '#domain/bank/suggest-columns.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { listPaymentTerms } from '../payment-terms.ts'
import { readTable } from './read-table.ts'
import { findLayout } from './statement-layout.ts'
import { useColumns } from './use-columns.ts'

type Body = z.output<NonNullable<typeof contract.body>>

/** Rows of the table, and lines that come in, which are shown. */
const shownRows = 5

/** The table, its columns (as sent, as last time, or as the table suggests) and what they give. */
export async function previewStatement(
  db: Db | Trx,
  { account, text, columns: sent, day_order: chosen }: Body,
): Promise<z.input<typeof contract.answer>> {
  const table = readTable(text)
  const { headings, rows } = table
  const marks = sent ? useColumns(table, sent) : marksOf(table)
  const layout = await findLayout(db, account, table)
  const columns = sent ?? (layout ? withMarks(layout.columns, marks) : suggestColumns(table, marks))
  const { order: found, isProven } = statementOrder(table, columns, layout?.order)
  const order = chosen ?? found
  return {
    headings: [...headings],
    rows: rows.slice(0, shownRows).map(({ cells }) => headings.map((_, at) => cells[at] ?? '')),
    row_count: rows.length,
    columns,
    is_remembered: layout !== undefined,
    marks: { state: [...marks.state], direction: [...marks.direction] },
    day_order: { order, is_proven: isProven },
    reading: columns && order ? readingOf(readStatement(table, { columns, marks, order })) : null,
  }
}

function readingOf({ lines, leftOut, unreadable }: StatementReading) {
  const sum = lines.reduce((total, line) => total + line.cents, 0)
  return {
    count: lines.length,
    sum: decimalText(cents(sum)),
    lines: lines.slice(0, shownRows).map((line) => ({
      day: line.day,
      amount: decimalText(cents(line.cents)),
      text: line.text,
    })),
    left_out: leftOut,
    unreadable: [...unreadable],
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
