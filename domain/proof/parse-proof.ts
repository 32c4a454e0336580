import type { Day } from '../dates.ts'
import type { Cents } from '../money.ts'
import { isBareAmount, isForeign, parseAmount } from './amounts.ts'
import { bankReferenceOf, type BankReference } from './bank-reference.ts'
import { kindOf, type ProofKind } from './proof-kind.ts'
import { labelledValues, type Labelled } from './label-values.ts'
import { outcomeOf, type ProofOutcome } from './proof-outcome.ts'
import type { RecognisedFragment, RecognisedText } from './recognised-text.ts'
import { parseProofDate } from './proof-dates.ts'

/** A value read by OCR: its meaning, its text and the confidence. */
export interface Found<Value> {
  value: Value
  text: string
  confidence: number
}

/** What a proof says, before it is compared with the order. */
export interface ProofFields {
  kind: ProofKind
  outcome: ProofOutcome
  /** Sums labelled as the amount; if there are none, sums that stand alone. */
  amounts: Found<Cents>[]
  /** It shows a sum in another currency and none in HKD. */
  isForeign: boolean
  payees: Found<string>[]
  payeeIds: Found<string>[]
  messages: Found<string>[]
  payer: Found<string> | null
  bankReference: BankReference | null
  date: Found<Day> | null
  /** All pieces, for values without a label. */
  pieces: RecognisedFragment[]
}

/** Combines the OCR passes over one picture. */
export function parseProof(looks: readonly RecognisedText[]): ProofFields {
  const labelled = looks.map(labelledValues)
  const lines = looks
    .flatMap((look) => look.lines)
    .map((line) => line.map(({ text }) => text).join(' '))
  const of = (...fields: Labelled['field'][]) =>
    labelled
      .flat()
      .filter(({ field }) => fields.includes(field))
      .map(({ value }) => value)
  const pieces = looks.flatMap((look) => look.lines).flat()
  const amounts = amountsOf(looks, of('amount'), of('other_sum'))
  return {
    kind: kindOf(lines, labelled.flat()),
    outcome: outcomeOf(lines),
    amounts,
    isForeign: amounts.length === 0 && pieces.some(({ text }) => isForeign(text)),
    payees: of('payee')
      .filter(({ text }) => isName(text))
      .map(asText),
    payeeIds: [
      ...of('payee_id'),
      ...of('payee').filter(({ text }) => !isName(text) && /\d{3}|@/.test(text)),
    ].map(asText),
    messages: of('message').map(asText),
    payer: surest(of('payer').filter(({ text }) => isName(text))),
    bankReference: bankReferenceOf(labelled.flat(), pieces),
    date: firstOf([...bySureness(of('date')), ...bySureness(pieces)], parseProofDate),
    pieces,
  }
}

function amountsOf(
  looks: readonly RecognisedText[],
  labelled: readonly RecognisedFragment[],
  others: readonly RecognisedFragment[],
): Found<Cents>[] {
  const named = labelled.flatMap(amountIn)
  if (named.length > 0) return named
  const besides = new Set(others.map(({ text }) => text))
  return looks
    .flatMap(({ lines }) => lines)
    .map((line) => line.filter(({ text }) => /\w|\p{Script=Han}/u.test(text)))
    .filter((line) => line.length === 1)
    .flat()
    .filter(({ text }) => isBareAmount(text) && !besides.has(text))
    .flatMap(amountIn)
}

function bySureness(pieces: readonly RecognisedFragment[]): RecognisedFragment[] {
  return pieces.toSorted((one, other) => other.confidence - one.confidence)
}

function surest(pieces: readonly RecognisedFragment[]): Found<string> | null {
  const [first] = bySureness(pieces)
  return first ? asText(first) : null
}

function amountIn({ text, confidence }: RecognisedFragment): Found<Cents>[] {
  const amount = parseAmount(text)
  return amount ? [{ value: amount.value, text, confidence }] : []
}

function isName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/\d{2}/.test(text) && !text.includes('@')
}

function asText({ text, confidence }: RecognisedFragment): Found<string> {
  return { value: text, text, confidence }
}

function firstOf<Value>(
  pieces: readonly RecognisedFragment[],
  parse: (text: string) => Value | null,
): Found<Value> | null {
  for (const { text, confidence } of pieces) {
    const value = parse(text)
    if (value !== null) return { value, text, confidence }
  }
  return null
}
