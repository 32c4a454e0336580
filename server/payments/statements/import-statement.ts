import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { importStatement as contract } from '#contract/staff/bank-statements.ts'
import { referenceInLine } from '#domain/bank/line-reference.ts'
import { readStatement } from '#domain/bank/read-statement.ts'
import { statementOrder } from '#domain/bank/statement-order.ts'
import { invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { lineHashes } from './line-hashes.ts'
import { readTable } from './read-table.ts'
import { findLayout, keepLayout } from './statement-layout.ts'
import { useColumns } from './use-columns.ts'

type Body = z.output<NonNullable<typeof contract.body>>

/** Imports the incoming lines that are new, and remembers the columns for the next statement. */
export async function importStatement(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  { account, text, columns, day_order: chosen }: Body,
  changes: ChangeRecorder,
): Promise<z.input<typeof contract.answer>> {
  const table = readTable(text)
  const marks = useColumns(table, columns)
  const layout = await findLayout(trx, account, table)
  const order = chosen ?? statementOrder(table, columns, layout?.order).order
  if (order === null) throw invalid('day_order', issueSentences.day_order)
  const { lines, leftOut, unreadable } = readStatement(table, { columns, marks, order })
  const now = ctx.clock()
  const hashes = lineHashes(lines)
  const rows = lines.map(({ day, cents, text: lineText }, at) => ({
    id: newId('bankLine'),
    account,
    line_hash: hashes[at] ?? '',
    day,
    amount_cents: cents,
    text: lineText,
    reference: referenceInLine(lineText),
    created_at: now,
  }))
  const added =
    rows.length === 0
      ? []
      : await trx
          .insertInto('bank_lines')
          .values(rows)
          .onConflict((known) => known.constraint('bank_lines_once').doNothing())
          .returning('amount_cents')
          .execute()
  await keepLayout(trx, table, { account, columns, order, importedAt: now })
  const days = lines.map(({ day }) => day).toSorted()
  const counts = { new_count: added.length, known_count: rows.length - added.length }
  await changes.record(trx, {
    action: 'bank_statement_imported',
    subject: { kind: 'bank_account', id: account },
    after: {
      ...counts,
      new_cents: added.reduce((sum, line) => sum + line.amount_cents, 0),
      from: days.at(0) ?? null,
      to: days.at(-1) ?? null,
    },
  })
  const leftOutCount = leftOut.outgoing + leftOut.not_completed + leftOut.other_currency
  return {
    ...counts,
    left_out_count: leftOutCount,
    left_out: leftOut,
    unreadable: [...unreadable],
  }
}
