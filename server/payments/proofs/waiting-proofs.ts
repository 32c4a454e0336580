import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { z } from '@hono/zod-openapi'
import type { listWaitingProofs as contract } from '#contract/staff/proofs.ts'
import { paymentMethodOf } from '../../orders/payment-method.ts'
import { money } from '../../orders/present.ts'
import type { Db } from '../../platform/database/db.ts'
import { readPage, type Page } from '../../platform/database/read-page.ts'
import { signedFileLink, type Clock } from '../../platform/files/signed-link.ts'
import { dueOf } from '../received-for.ts'
import { recognitionsOfProofs } from './present-recognitions.ts'

type WaitingProof = z.input<typeof contract.answer>['data'][number]

/** One page of the undecided proofs, oldest first. */
export async function listWaitingProofs(
  db: Db,
  clock: Clock,
  page: Page,
): Promise<{ data: WaitingProof[]; total: number }> {
  const waiting = db
    .selectFrom('payment_proofs as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .where('p.state', '=', 'waiting')
    .select(['p.id', 'p.file_id', 'p.created_at'])
    .select(['o.id as order_id', 'o.reference', 'o.recipient', 'o.locale', 'o.total_cents'])
    .select(['o.payment_method', 'o.payment', 'o.created_at as ordered_at'])
    .select(dueOf.as('due_cents'))
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('bank_lines as l')
          .select(['l.day', 'l.amount_cents', 'l.state'])
          .whereRef('l.reference', '=', 'o.reference')
          .where('l.state', '<>', 'set_aside')
          .orderBy('l.day', 'desc')
          .orderBy('l.id')
          .limit(1),
      ).as('bank_line'),
    )
    .orderBy('p.created_at')
    .orderBy('p.id')
  const { rows, total } = await readPage(waiting, page)
  const recognitions = await recognitionsOfProofs(
    db,
    rows.map(({ id }) => id),
  )
  const data = rows.map(async (row) => ({
    _id: row.id,
    url: await signedFileLink(db, clock, row.file_id),
    recognition: recognitions.get(row.id) ?? null,
    bank_line: row.bank_line && {
      day: row.bank_line.day,
      amount: money(row.bank_line.amount_cents),
      is_open: row.bank_line.state === 'open',
    },
    order: {
      _id: row.order_id,
      reference: row.reference,
      name: row.recipient.name,
      locale: row.locale,
      total: money(row.total_cents),
      due: money(row.due_cents),
      payment_method: paymentMethodOf(row),
      payee: row.payment.payee.map(({ label, value }) => ({ label, value })),
      created_at: row.ordered_at.toISOString(),
    },
    created_at: row.created_at.toISOString(),
  }))
  return { data: await Promise.all(data), total }
}
