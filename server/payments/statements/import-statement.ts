import type { z } from '@hono/zod-openapi'
import type { importStatement as contract } from '#contract/staff/bank-lines.ts'
import { referenceInLine } from '#domain/bank/line-reference.ts'
import { newId } from '#domain/ids.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { readLines } from './read-lines.ts'
import { readTable } from './read-table.ts'

type Body = z.output<NonNullable<typeof contract.body>>

/** Imports the incoming lines that are new, and remembers the columns for the next statement. */
export async function importStatement(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  { account, text, columns }: Body,
  changes: ChangeRecorder,
): Promise<z.input<typeof contract.answer>> {
  const table = readTable(text)
  const { incoming, leftOut, unreadable } = readLines(table, columns)
  const now = ctx.clock()
  const lines = incoming.map(({ day, cents, text: lineText, hash }) => ({
    id: newId('bankLine'),
    account,
    line_hash: hash,
    day,
    amount_cents: cents,
    text: lineText,
    reference: referenceInLine(lineText),
    created_at: now,
  }))
  const added =
    lines.length === 0
      ? []
      : await trx
          .insertInto('bank_lines')
          .values(lines)
          .onConflict((known) => known.constraint('bank_lines_once').doNothing())
          .returning('amount_cents')
          .execute()
  const layout = {
    headings: JSON.stringify(table.headings),
    columns: JSON.stringify(columns),
    imported_at: now,
  }
  await trx
    .insertInto('statement_layouts')
    .values({ account, ...layout })
    .onConflict((known) => known.column('account').doUpdateSet(layout))
    .execute()
  const days = incoming.map(({ day }) => day).toSorted()
  const counts = { new_count: added.length, known_count: lines.length - added.length }
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
  return { ...counts, left_out_count: leftOut, unreadable: [...unreadable] }
}
