import type { SlipKind } from './kind.ts'
import type { EditSign } from './edit-sign.ts'
import { isFullMatch, matchSlip, type AwaitedPayment, type SlipMatch } from './match-slip.ts'
import type { SlipOutcome } from './outcome.ts'
import { readSlip, type Found } from './read-slip.ts'
import type { ReadText } from './read-text.ts'

/** The stored result of OCR: how the proof compares with its order, and what else it shows. */
export interface ProofReading {
  kind: SlipKind
  outcome: SlipOutcome
  is_foreign: boolean
  match: SlipMatch
  payer: ReadWord | null
  bank_reference: ReadWord | null
  signs: EditSign[]
}

export interface ReadWord {
  read: string
  confidence: number
}

export interface ComparedReading {
  reading: ProofReading
  /** For recognising the same transfer again; not for display. */
  bankReference: string | null
  isFullMatch: boolean
}

/** Compares the OCR passes over a proof with the order's expected payment. */
export function compareReading(
  { looks, signs }: { looks: readonly ReadText[]; signs: readonly EditSign[] },
  awaited: AwaitedPayment,
): ComparedReading {
  const facts = readSlip(looks)
  const match = matchSlip(facts, awaited)
  return {
    reading: {
      kind: facts.kind,
      outcome: facts.outcome,
      is_foreign: facts.isForeign,
      match,
      payer: wordOf(facts.payer),
      bank_reference: wordOf(facts.bankReference),
      signs: [...signs],
    },
    bankReference: facts.bankReference?.value ?? null,
    isFullMatch: isFullMatch(facts, match, signs),
  }
}

function wordOf(found: Pick<Found<string>, 'text' | 'confidence'> | null): ReadWord | null {
  return found && { read: found.text, confidence: found.confidence }
}
