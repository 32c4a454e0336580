import type { z } from '@hono/zod-openapi'
import { proofFlagSentences } from '#contract/staff/proof-flag-sentences.ts'
import type { proofRecognition, recognitionStates } from '#contract/staff/proof-recognition.ts'
import { editSignKinds } from '#domain/proof/edit-sign.ts'
import type { ProofFlag } from '#domain/proof/proof-flag.ts'
import type { ProofRecognition } from '#domain/proof/proof-recognition.ts'
import type { Db } from '../../platform/database/db.ts'
import { seenOnOthers, type SeenOn } from './seen-before.ts'

type RecognitionAnswer = z.input<typeof proofRecognition>

/** Recognitions of an order's proofs, by proof; without those never recognised. */
export async function recognitionsOf(
  db: Db,
  orderId: string,
): Promise<Map<string, RecognitionAnswer>> {
  const rows = await db
    .selectFrom('proof_recognitions')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute()
  return presentAll(db, rows)
}

export async function recognitionsOfProofs(
  db: Db,
  proofIds: readonly string[],
): Promise<Map<string, RecognitionAnswer>> {
  if (proofIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('proof_recognitions')
    .selectAll()
    .where('proof_id', 'in', proofIds)
    .execute()
  return presentAll(db, rows)
}

async function presentAll(db: Db, rows: readonly (RecognitionRow & { proof_id: string })[]) {
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

interface RecognitionRow {
  state: (typeof recognitionStates)[number]
  result: ProofRecognition | null
  is_full_match: boolean
  recognised_at: Date | null
}

function present(row: RecognitionRow, others: readonly SeenOn[]): RecognitionAnswer {
  const { result: recognition } = row
  const seenOn = others.map(({ order_id, reference, because }) => ({
    order_id,
    reference,
    because,
  }))
  const flags = [...new Set([...others.map(({ because }) => because), ...doubts(recognition)])]
  return {
    state: row.state,
    recognised_at: row.recognised_at && row.recognised_at.toISOString(),
    result: recognition && {
      kind: recognition.kind,
      outcome: recognition.outcome,
      amount_match: recognition.match.amount,
      bank_number_match: recognition.match.account,
      payee_match: recognition.match.payee,
      reference_match: recognition.match.reference,
      date_match: recognition.match.date,
      username: recognition.payer,
      bank_reference: recognition.bank_reference,
    },
    flags,
    flag_notes: flags.map((flag) => ({
      flag,
      text: proofFlagSentences[flag],
      seen_on:
        recognition?.signs
          .filter(({ kind, on }) => kind === flag && on !== '')
          .map(({ on }) => on) ?? [],
    })),
    seen_on: seenOn,
    is_full_match: row.is_full_match && others.length === 0,
  }
}

function doubts(recognition: ProofRecognition | null): ProofFlag[] {
  if (!recognition) return []
  const { outcome, is_foreign: isForeign, signs } = recognition
  return [
    ...(outcome === 'scheduled' || outcome === 'failed' ? [outcome] : []),
    ...(isForeign ? (['foreign_currency'] as const) : []),
    // Earlier versions looked for more signs.
    ...signs.map(({ kind }) => kind).filter((kind) => editSignKinds.includes(kind)),
  ]
}
