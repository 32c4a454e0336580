import { cents } from '#domain/money.ts'
import { bankReferenceIn } from '#domain/proof/bank-reference.ts'
import type { AwaitedPayment } from '#domain/proof/match-proof.ts'
import { isFullMatch, matchProof } from '#domain/proof/match-proof.ts'
import { parseProof } from '#domain/proof/parse-proof.ts'
import type { RecognisedText } from '#domain/proof/recognised-text.ts'
import type { ProofCase } from './cases.ts'
import type { ProofPayment } from './payment.ts'
import { shop } from './payment.ts'

interface CaseVerdict {
  /** By field: whether it was read as drawn. */
  right: Record<string, boolean>
  /** Fields that are wrong in the picture but were read as a match. */
  falseMatches: string[]
  /** Everything matches; signs of editing are not considered. */
  isFullMatch: boolean
}

function awaitedOf(payment: ProofPayment): AwaitedPayment {
  return {
    amount: cents(Math.round(Number(payment.amount) * 100)),
    reference: payment.reference,
    payeeNames: [shop.payee],
    accounts: [shop.fpsId, shop.account],
    orderedOn: '2026-11-17',
    uploadedOn: '2026-11-21',
  }
}

const unedited = { signs: [], isAmountCompared: true }

/** Compares what was read with what is drawn. */
export function judgeCase(looks: readonly RecognisedText[], proof: ProofCase): CaseVerdict {
  const fields = parseProof(looks)
  const match = matchProof(fields, awaitedOf(proof.awaited))
  const isMatch = (name: keyof typeof match) => match[name].result === 'match'
  const isPaid = fields.outcome === 'done'
  const shown = (name: 'amount' | 'account' | 'payee' | 'reference' | 'date') =>
    proof.screen?.shows.includes(name) && !proof.wrong.includes(name)
  const right: Record<string, boolean> = {}
  for (const name of ['amount', 'reference', 'date'] as const) {
    if (shown(name)) right[name] = isMatch(name)
  }
  if (shown('payee') || shown('account')) right['payee'] = isMatch('payee') || isMatch('account')
  if (proof.screen) {
    right['kind'] = fields.kind === proof.screen.kind
    right['outcome'] = isPaid === (proof.outcome === 'done')
    right['bank reference'] = isReferenceRight(fields.bankReference?.value ?? null, proof)
  }
  const falseMatches = [
    ...(['amount', 'payee', 'account', 'reference', 'date'] as const).filter(
      (name) => proof.wrong.includes(name) && isMatch(name),
    ),
    ...(isPaid && proof.outcome !== 'done' ? ['outcome'] : []),
    ...(proof.group === 'negative' && isFullMatch(fields, match, unedited) ? ['full match'] : []),
  ]
  return { right, falseMatches, isFullMatch: isFullMatch(fields, match, unedited) }
}

function isReferenceRight(
  read: string | null,
  { screen, bankReference, wrong }: ProofCase,
): boolean {
  if (!screen?.shows.includes('bankReference') || wrong.includes('bankReference')) {
    return read === null
  }
  return read === bankReferenceIn(bankReference())
}
