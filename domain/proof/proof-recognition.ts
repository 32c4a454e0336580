import type { ProofKind } from './proof-kind.ts'
import type { EditSign } from './edit-sign.ts'
import {
  isFullMatch,
  matchProof,
  type AwaitedPayment,
  type EditEvidence,
  type ProofMatch,
} from './match-proof.ts'
import type { ProofOutcome } from './proof-outcome.ts'
import { parseProof, type Found } from './parse-proof.ts'
import type { RecognisedText } from './recognised-text.ts'

/** The stored result of OCR: how the proof compares with its order, and what else it shows. */
export interface ProofRecognition {
  kind: ProofKind
  outcome: ProofOutcome
  is_foreign: boolean
  match: ProofMatch
  payer: ReadWord | null
  bank_reference: ReadWord | null
  signs: EditSign[]
}

interface ReadWord {
  read: string
  confidence: number
}

interface ComparedRecognition {
  result: ProofRecognition
  /** For recognising the same transfer again; not for display. */
  bankReference: string | null
  isFullMatch: boolean
}

/** Compares the OCR passes over a proof with the order's expected payment. */
export function compareRecognition(
  { looks, signs, isAmountCompared }: { looks: readonly RecognisedText[] } & EditEvidence,
  awaited: AwaitedPayment,
): ComparedRecognition {
  const fields = parseProof(looks)
  const match = matchProof(fields, awaited)
  return {
    result: {
      kind: fields.kind,
      outcome: fields.outcome,
      is_foreign: fields.isForeign,
      match,
      payer: wordOf(fields.payer),
      bank_reference: wordOf(fields.bankReference),
      signs: [...signs],
    },
    bankReference: fields.bankReference?.value ?? null,
    isFullMatch: isFullMatch(fields, match, { signs, isAmountCompared }),
  }
}

function wordOf(found: Pick<Found<string>, 'text' | 'confidence'> | null): ReadWord | null {
  return found && { read: found.text, confidence: found.confidence }
}
