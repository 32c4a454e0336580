import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { isFullMatch, matchProof, type AwaitedPayment } from './match-proof.ts'
import { parseProof } from './parse-proof.ts'
import type { RecognisedText } from './recognised-text.ts'

const awaited: AwaitedPayment = {
  amount: cents(123_450),
  reference: 'PR-7K3Q-9XD',
  payeeNames: ['PRAYA CLOTHING LIMITED (DEMO)'],
  accounts: ['0000218', '012-875-200345-678'],
  orderedOn: '2026-11-20',
  uploadedOn: '2026-11-21',
}

/** One row per line, columns separated by ` | `. */
function textOf(proof: string, confidence = 0.95): RecognisedText {
  const rows = proof
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { lines: rows.map((line) => line.split(' | ').map((text) => ({ text, confidence }))) }
}

const proof = `Payment successful
  HKD 1,234.50
  Recipient | PRAYA CLOTHING LIMITED
  FPS ID | 0000218
  From | CHAN TAI MAN
  Message | PR-7K3Q-9XD
  Date | 21 November 2026, 2:07 PM
  Transaction reference | FRN2026112100252614927`

const unedited = { signs: [], isAmountCompared: true }

const read = (text: string) => parseProof([textOf(text)])
const matchOf = (text: string) => matchProof(read(text), awaited)
const instead = (line: RegExp, by: string) => proof.replace(line, by)

test('a proof that shows everything expected is a full match', () => {
  const fields = read(proof)
  expect(fields).toMatchObject({ kind: 'fps', outcome: 'done', payer: { value: 'CHAN TAI MAN' } })
  expect(fields.bankReference?.text).toBe('FRN2026112100252614927')
  expect(fields.date?.value).toBe('2026-11-21')
  expect(isFullMatch(fields, matchProof(fields, awaited), unedited)).toBe(true)
})

test('nothing is a full match whose amount could not be compared', () => {
  const evidence = { ...unedited, isAmountCompared: false }
  expect(isFullMatch(read(proof), matchOf(proof), evidence)).toBe(false)
})

test('labels above their values, and values after a colon, are read too', () => {
  const stacked = proof.replaceAll(' | ', '\n')
  const behindColons = proof.replaceAll(' | ', ': ')
  for (const text of [stacked, behindColons]) {
    expect(isFullMatch(read(text), matchOf(text), unedited), text).toBe(true)
  }
})

test.each<[string, string, string]>([
  ['轉賬', '轉帳金額', '收款戶口'],
  ['轉帳', '交易金額', '收款賬號'],
  ['转账', '转账金额', '收款账户'],
])('%s: spelling variants of labels are recognised', (_, amount, account) => {
  const match = matchOf(`${amount} | HKD 1,234.50\n${account} | 012-875-200345-678`)
  expect([match.amount.result, match.account.result]).toEqual(['match', 'match'])
})

test.each<[string, string]>([
  ['Amount | HKD 1,234.50', 'match'],
  ['Amount | HKD 1,234.51', 'mismatch'],
  ['Amount | HKD 1.00\nHK$1,234.50', 'mismatch'],
  ['Amount | HKD 1.00\nMessage | HK$1,234.50', 'mismatch'],
  ['Fee | HKD 0.00\nHK$1,234.50', 'match'],
  ['Available balance | HKD 1,234.50', 'unread'],
  ['Paid for shirts HKD 1,234.50 yesterday', 'unread'],
  ['Amount | RMB 1,234.50', 'unread'],
])('the amount of %o: %s', (text, result) => {
  expect(matchOf(text).amount.result).toBe(result)
})

test('a sum that was hardly read is left to staff, such as a final 0 read as 9', () => {
  const fields = read('Amount | HKD 1,239')
  const resultAt = (confidence: number) => {
    const amounts = fields.amounts.map((each) => ({ ...each, confidence }))
    return matchProof({ ...fields, amounts }, awaited).amount.result
  }
  expect([0.49, 0.5].map(resultAt)).toEqual(['unread', 'mismatch'])
})

test('a bank reference is recognised by its format when its label was not read', () => {
  const fields = read(instead(/Transaction reference.*/, 'RIRETR\nFRN2026112100252614927'))
  expect(fields.bankReference?.text).toBe('FRN2026112100252614927')
})

test.each<[string, string | undefined]>([
  ['Transaction reference | N112273540237', 'N112273540237'],
  ['Reference | N112273540237', 'N112273540237'],
  ['Reference | 0001', undefined],
  ['Reference | dinner 2026', undefined],
  ['Reference | PR-7K3Q-9XD', undefined],
  ['Reference number | PR-7K3Q-9XD', undefined],
  ['Seq. No. | 4471', undefined],
  ['Seq. No. | 00447112345', undefined],
  ['Ref. no. | 4471', undefined],
  ['Transaction reference | N1122735…', undefined],
  ['Transaction reference | N112273540...', undefined],
  ['Transaction reference | N1122*****37', undefined],
])('the bank reference of %o: %s', (line, reference) => {
  const fields = read(instead(/Transaction reference.*/, line))
  expect(fields.bankReference?.text).toBe(reference)
})

test('a bank reference at the edge of the picture is cut off and ignored', () => {
  const text = textOf(proof)
  const lines = text.lines.map((line) =>
    line.map((piece) => ({ ...piece, isAtEdge: true as const })),
  )
  expect(parseProof([{ lines }]).bankReference).toBeNull()
})

test('if one pass lost the end of a reference, the longer one counts but is not agreed', () => {
  const fields = parseProof([
    textOf(instead(/FRN\d+/, 'N1122735402')),
    textOf(instead(/FRN\d+/, 'N112273540237')),
  ])
  expect(fields.bankReference?.text).toBe('N112273540237')
  expect(isFullMatch(fields, matchProof(fields, awaited), unedited)).toBe(false)
})

test('a sign of editing rules out a full match', () => {
  const fields = read(proof)
  expect(
    isFullMatch(fields, matchProof(fields, awaited), {
      ...unedited,
      signs: [{ kind: 'pasted_patch', on: '1,234.50' }],
    }),
  ).toBe(false)
})

test('two sums without a label are not certain enough', () => {
  const fields = read(instead(/HKD.*/, 'HKD 1,234.50\nHKD 99.00'))
  expect(isFullMatch(fields, matchProof(fields, awaited), unedited)).toBe(false)
})

test.each<[string, string]>([
  ['PR-7K3Q-9XD', 'match'],
  ['pr 7k3q 9xd', 'match'],
  ['PR7K3Q9XD', 'match'],
  ['order PR-7K3Q-9XD thanks', 'match'],
  ['PR-TK3Q-9XD', 'match'],
  ['PR-7TK3Q-9XD', 'match'],
  ['PR-0125-8VC', 'mismatch'],
  ['PR-7A3Q-9XD', 'mismatch'],
  ['shirts', 'mismatch'],
])('a message %o: %s', (message, result) => {
  expect(matchOf(instead(/Message.*/, `Message | ${message}`)).reference.result).toBe(result)
})

test('a missing message is unread, not wrong', () => {
  expect(matchOf(instead(/Message.*/, '')).reference.result).toBe('unread')
})

test.each<[string, string]>([
  ['0000218', 'match'],
  ['0000 218', 'match'],
  ['012-875-200345-678', 'match'],
  ['875-200345-678', 'match'],
  ['012 875 200345 678', 'match'],
  ['***-***-***345-678', 'match'],
  ['FAX KXX_XINIA5-678', 'match'],
  ['012-875-***-678', 'match'],
  ['***-***-***345-679', 'mismatch'],
  ['013-875-***-678', 'mismatch'],
  ['1234567', 'mismatch'],
  ['*****', 'unread'],
  ['', 'unread'],
])('the account %o: %s', (account, result) => {
  expect(matchOf(`Account no. | ${account}\nx y`).account.result).toBe(result)
})

test.each<[string, string]>([
  ['PRAYA CLOTHING LIMITED', 'match'],
  ['PRAYA CLOTHING LTD', 'match'],
  ['PRAYACLOTHING LIMITED', 'match'],
  ['PRAVA CLOTHNG LIMITED', 'match'],
  ['PR*** CL****** L******', 'match'],
  ['PRAYA C***', 'match'],
  ['FISH SHOP LIMITED', 'mismatch'],
  ['FI** SH**', 'unread'],
])('the payee %o: %s', (payee, result) => {
  expect(matchOf(`Beneficiary | ${payee}`).payee.result).toBe(result)
})

test.each<[string, string]>([
  ['Transfer completed', 'done'],
  ['轉賬成功', 'done'],
  ['成 功 付 款', 'done'],
  ['Transfer scheduled\nCompleted', 'scheduled'],
  ['預約轉賬成功', 'scheduled'],
  ['指示已遞交', 'scheduled'],
  ['Transaction accepted', 'done'],
  ['Your instruction has been accepted', 'done'],
  ['交易已接納', 'done'],
  ['款項收訖', 'done'],
  ['款項已收妥', 'done'],
  ['Transaction not accepted', 'failed'],
  ['交易未獲接納', 'failed'],
  ['Accepted for processing', 'scheduled'],
  ['Status | Processing', 'scheduled'],
  ['交易失敗', 'failed'],
  ['Transaction unsuccessful', 'failed'],
  ['Hello', 'unknown'],
])('of %o the payment is %s', (text, outcome) => {
  expect(read(text).outcome).toBe(outcome)
})

test.each<[string, string]>([
  ['PayMe', 'payme'],
  ['You paid with Pay Me', 'payme'],
  ['轉數快', 'fps'],
  ['FPS ID | 0000218', 'fps'],
  ['FPSID | 0000218', 'fps'],
  ['Account no. | 012-875', 'bank_transfer'],
  ['Lunch at noon', 'unknown'],
])('%o is %s', (text, kind) => {
  expect(read(text).kind).toBe(kind)
})

test.each<[string, string | undefined]>([
  ['21/11/2026 14:07', '2026-11-21'],
  ['21 Nov 2026', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2026年11月21日 下午2:07', '2026-11-21'],
  ['2026 年 11 月 21 日', '2026-11-21'],
  ['31/02/2026', undefined],
  ['012-875-200345-678', undefined],
])('%o is parsed as the day %s', (text, day) => {
  expect(read(`Date | ${text}`).date?.value).toBe(day)
})

test.each<[string, string]>([
  ['2026-11-19', 'mismatch'],
  ['2026-11-20', 'match'],
  ['2026-11-22', 'match'],
  ['2026-11-23', 'mismatch'],
])('paid on %s, ordered on the 20th, uploaded on the 21st: %s', (day, result) => {
  expect(matchOf(`Date | ${day}`).date.result).toBe(result)
})

test('removing or garbling any line except the names rules out a full match', () => {
  const lines = proof.split('\n')
  for (const [at, line] of lines.entries()) {
    if (/From|Recipient/.test(line)) continue
    for (const by of [[], ['Lunch']]) {
      const fields = read(lines.toSpliced(at, 1, ...by).join('\n'))
      expect(isFullMatch(fields, matchProof(fields, awaited), unedited), line).toBe(false)
    }
  }
})

test('a proof read with low confidence is a full match only where it is exactly right', () => {
  const fields = parseProof([textOf(instead(/PR-7K3Q/, 'PR-TK3Q'), 0.1)])
  expect(matchProof(fields, awaited).reference.confidence).toBeLessThan(0.81)
})

test('a reference more than two look-alikes away from ours never matches', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^PR-[0-9A-Z]{4}-[0-9A-Z]{3}$/), (text) => {
      const { reference } = matchOf(instead(/Message.*/, `Message | ${text}`))
      if (reference.result !== 'match') return
      // At most two look-alikes away from ours.
      const apart = Array.from(text).filter((letter, at) => letter !== awaited.reference[at])
      expect(apart.length).toBeLessThanOrEqual(2)
    }),
    { seed: 13, numRuns: 500 },
  )
})

test('any OCR result is handled without throwing', () => {
  const line = fc.array(
    fc.record({
      text: fc.string({ unit: 'binary' }),
      confidence: fc.float({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const fields = parseProof([{ lines }])
      expect(isFullMatch(fields, matchProof(fields, awaited), unedited)).toBe(false)
    }),
    { seed: 14, numRuns: 200 },
  )
})
