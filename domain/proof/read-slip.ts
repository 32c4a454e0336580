import type { Day } from '../dates.ts'
import type { Cents } from '../money.ts'
import { isBareAmount, isForeign, parseAmount } from './amounts.ts'
import { bankReferenceOf, type BankReference } from './bank-reference.ts'
import { kindOf, type SlipKind } from './kind.ts'
import { labelledValues, type Labelled } from './label-values.ts'
import { outcomeOf, type SlipOutcome } from './outcome.ts'
import type { ReadPiece, ReadText } from './read-text.ts'
import { parseSlipDate } from './slip-dates.ts'

/** A value read by OCR: its meaning, its text and the confidence. */
export interface Found<Value> {
  value: Value
  text: string
  confidence: number
}

/** What a proof says, before it is compared with the order. */
export interface SlipFacts {
  kind: SlipKind
  outcome: SlipOutcome
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
  pieces: ReadPiece[]
}

/** Combines the OCR passes over one picture. */
export function readSlip(looks: readonly ReadText[]): SlipFacts {
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
    date: firstOf([...bySureness(of('date')), ...bySureness(pieces)], parseSlipDate),
    pieces,
  }
}

function amountsOf(
  looks: readonly ReadText[],
  labelled: readonly ReadPiece[],
  others: readonly ReadPiece[],
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

function bySureness(pieces: readonly ReadPiece[]): ReadPiece[] {
  return pieces.toSorted((one, other) => other.confidence - one.confidence)
}

function surest(pieces: readonly ReadPiece[]): Found<string> | null {
  const [first] = bySureness(pieces)
  return first ? asText(first) : null
}

function amountIn({ text, confidence }: ReadPiece): Found<Cents>[] {
  const amount = parseAmount(text)
  return amount ? [{ value: amount.value, text, confidence }] : []
}

function isName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/\d{2}/.test(text) && !text.includes('@')
}

function asText({ text, confidence }: ReadPiece): Found<string> {
  return { value: text, text, confidence }
}

function firstOf<Value>(
  pieces: readonly ReadPiece[],
  parse: (text: string) => Value | null,
): Found<Value> | null {
  for (const { text, confidence } of pieces) {
    const value = parse(text)
    if (value !== null) return { value, text, confidence }
  }
  return null
}
