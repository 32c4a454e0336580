import { parseProof, type ProofFields } from '#domain/proof/parse-proof.ts'
import { matchProof, type AwaitedPayment, type ProofMatch } from '#domain/proof/match-proof.ts'
import { cents } from '#domain/money.ts'
import { bankReferenceIn } from '#domain/proof/bank-reference.ts'
import type { RecognisedText } from '#domain/proof/recognised-text.ts'
import type { ProofTemplate, DrawnProof as Drawn } from './screens.ts'

export const drawnPayment: Drawn = {
  amount: '1234.50',
  reference: 'PR-7K3Q-9XD',
  payee: 'PRAYA CLOTHING LIMITED',
  account: '012-875-200345-678',
  fpsId: '0000218',
  payer: 'CHAN TAI MAN',
  bankReference: 'FRN2026112100252614927',
}

const awaitedOfDrawn: AwaitedPayment = {
  amount: cents(123_450),
  reference: drawnPayment.reference,
  payeeNames: ['PRAYA CLOTHING LIMITED'],
  accounts: [drawnPayment.fpsId, drawnPayment.account],
  orderedOn: '2026-11-20',
  uploadedOn: '2026-11-21',
}

interface Verdict {
  fields: ProofFields
  match: ProofMatch
  /** Fields not read as drawn. */
  wrong: string[]
}

/** Compares what was read from a drawn proof with what was drawn. */
export function judge(looks: readonly RecognisedText[], manner: ProofTemplate): Verdict {
  const fields = parseProof(looks)
  const match = matchProof(fields, awaitedOfDrawn)
  const payeeIsSeen = match.account.result === 'match' || match.payee.result === 'match'
  const right = {
    kind: fields.kind === manner.kind,
    outcome: (fields.outcome === 'done') === manner.isDone,
    amount: match.amount.result === 'match',
    reference: match.reference.result === 'match',
    payee: payeeIsSeen,
    'bank reference': fields.bankReference?.value === bankReferenceIn(drawnPayment.bankReference),
    date: match.date.result === 'match' || !manner.isDone,
  }
  const wrong = Object.entries(right).flatMap(([name, isRight]) => (isRight ? [] : [name]))
  return { fields, match, wrong }
}
