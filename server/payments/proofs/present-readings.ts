import type { z } from '@hono/zod-openapi'
import { proofFlagSentences } from '#contract/staff/proof-flag-sentences.ts'
import type { proofReading } from '#contract/staff/proof-reading.ts'
import type { ProofFlag } from '#domain/proof/proof-flag.ts'
import type { ProofReading } from '#domain/proof/proof-reading.ts'
import type { Db } from '../../platform/context.ts'
import { seenOnOthers, type SeenOn } from './seen-before.ts'

export type ReadingAnswer = z.input<typeof proofReading>

/** What the machine made of an order's proofs, by proof; those it never read are not in it. */
export async function readingsOf(db: Db, orderId: string): Promise<Map<string, ReadingAnswer>> {
  const rows = await db
    .selectFrom('proof_readings')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute()
  const seen = await seenOnOthers(
    db,
    rows.map(({ proof_id }) => proof_id),
  )
  return new Map(
    rows.map((row) => {
      const others = seen.filter(({ proof_id }) => proof_id === row.proof_id)
      return [row.proof_id, present(row, others)]
    }),
  )
}

interface ReadingRow {
  state: 'waiting' | 'read' | 'unreadable'
  reading: ProofReading | null
  is_full_match: boolean
  read_at: Date | null
}

function present(row: ReadingRow, others: readonly SeenOn[]): ReadingAnswer {
  const { reading } = row
  const seenOn = others.map(({ order_id, reference, because }) => ({
    order_id,
    reference,
    because,
  }))
  const flags = [...new Set([...others.map(({ because }) => because), ...doubts(reading)])]
  return {
    state: row.state,
    read_at: row.read_at && row.read_at.toISOString(),
    result: reading && {
      kind: reading.kind,
      outcome: reading.outcome,
      amount_match: reading.match.amount,
      bank_number_match: reading.match.account,
      payee_match: reading.match.payee,
      reference_match: reading.match.reference,
      date_match: reading.match.date,
      username: reading.payer,
      bank_reference: reading.bank_reference,
    },
    flags,
    flag_notes: flags.map((flag) => ({
      flag,
      text: proofFlagSentences[flag],
      seen_on:
        reading?.signs.filter(({ kind, on }) => kind === flag && on !== '').map(({ on }) => on) ??
        [],
    })),
    seen_on: seenOn,
    is_full_match: row.is_full_match && others.length === 0,
  }
}

function doubts(reading: ProofReading | null): ProofFlag[] {
  if (!reading) return []
  const { outcome, is_foreign: isForeign, signs } = reading
  return [
    ...(outcome === 'scheduled' || outcome === 'failed' ? [outcome] : []),
    ...(isForeign ? (['foreign_currency'] as const) : []),
    ...signs.map(({ kind }) => kind),
  ]
}
