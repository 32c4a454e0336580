import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { checksum, withChecksum, writeField } from './emv.ts'
import { fpsPayload, type FpsPayment, parseEmv } from './payload.ts'

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(checksum('123456789')).toBe('29B1')
})

/** Published codes of other issuers, all accepted by banks. */
const published = [
  {
    payload:
      '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154',
    proxy: { kind: 'mobile', value: '+852-67891234' },
    amount: 10_000,
    reference: 'INV/TEST/0001',
    isReusable: false,
  },
  {
    payload:
      '00020101021226330012hk.com.hkicl0313+852-678912345204000053033445405100.55802HK5914company_1_data6002HK62170513INV/TEST/000263049E64',
    proxy: { kind: 'mobile', value: '+852-67891234' },
    amount: 10_050,
    reference: 'INV/TEST/0002',
    isReusable: false,
  },
  {
    payload:
      '00020101021226320012hk.com.hkicl0207600050906011520400005303344540510.505802HK5902NA6002HK62270523HKTEST202103190606259626304BCD1',
    proxy: { kind: 'fps_id', value: '6000509' },
    amount: 1_050,
    reference: 'HKTEST20210319060625962',
    isReusable: false,
  },
  {
    payload:
      '00020101021126400012hk.com.hkicl01030040313+852-8765432152040000530334454041.235802HK5902NA6002HK6304C246',
    proxy: { kind: 'mobile', value: '+852-87654321' },
    amount: 123,
    reference: null,
    isReusable: true,
  },
  {
    payload:
      '00020101021126530012hk.com.hkicl0433FPS_Identifier_CRC201D@ird.gov.hk520400005303344540419895802HK5902NA6002HK63042767',
    proxy: { kind: 'email', value: 'FPS_Identifier_CRC201D@ird.gov.hk' },
    amount: 198_900,
    reference: null,
    isReusable: true,
  },
  {
    payload:
      '0002010102121531479803444798034459803449399006326450012hk.com.hkicl0209166069526051229123123595952049399530334454042.005802HK5902NA6002HK6293011900-12348A10798425380218001-20200726084100032263ee92126d3fb9ff7bed98041802150821101001445D80560013com.swiftpass0212181570002009041900-12348A10798425386304F335',
    proxy: { kind: 'fps_id', value: '166069526' },
    amount: 200,
    reference: null,
    isReusable: false,
  },
  {
    payload:
      '00020101021226320012hk.com.hkicl021299999999999952040000530334454031005802HK5902NA6002HK62110507QR123456304983E',
    proxy: { kind: 'fps_id', value: '999999999999' },
    amount: 10_000,
    reference: 'QR12345',
    isReusable: false,
  },
]

test.each(published)('a published code is read: $proxy.value, $amount cents', (known) => {
  const { payload, ...details } = known
  const read = parseEmv(payload)
  expect(read).toMatchObject(details)
  const fields = read?.fields.map(({ id, value }) => writeField(id, value)) ?? []
  expect(withChecksum(fields.join(''))).toBe(payload)
})

test.each(published)('a published code with one character altered is refused', ({ payload }) => {
  for (const at of Array.from(payload, (_, index) => index)) {
    const other = payload.charAt(at) === '7' ? '8' : '7'
    expect(parseEmv(payload.slice(0, at) + other + payload.slice(at + 1))).toBeNull()
  }
})

test('a public code with a wrong checksum is refused', () => {
  const wrong =
    '00020101021226270012hk.com.hkicl0207999999952040000530334454031235802HK5902NA6002HK630484E1'
  expect(parseEmv(wrong)).toBeNull()
  expect(parseEmv(wrong.replace(/84E1$/, 'D1A3'))).toMatchObject({ amount: 12_300 })
})

test.each<[string, FpsPayment, string]>([
  [
    'amount and reference',
    {
      proxy: { kind: 'fps_id', value: '1234567' },
      amount: cents(39_900),
      reference: 'ORD2508050001',
    },
    '00020101021226270012hk.com.hkicl020712345675204000053033445406399.005802HK5902NA6002HK62170513ORD25080500016304B894',
  ],
  [
    'a payee alone',
    { proxy: { kind: 'fps_id', value: '123456789' } },
    '00020101021126290012hk.com.hkicl02091234567895204000053033445802HK5902NA6002HK63047C52',
  ],
])('a code with %s is written exactly as published codes are', (_, payment, payload) => {
  expect(fpsPayload(payment)).toBe(payload)
})

test('eight digits are a Hong Kong mobile number', () => {
  const proxy = { kind: 'mobile' as const, value: '67891234' }
  expect(parseEmv(fpsPayload({ proxy }))?.proxy).toEqual({ ...proxy, value: '+852-67891234' })
})

const shop: FpsPayment = { proxy: { kind: 'fps_id', value: '1234567' } }

test('expiry is in Hong Kong time, and an editable amount is flagged', () => {
  const expiresAt = new Date('2026-11-21T16:00:05Z')
  const payload = fpsPayload({ ...shop, amount: cents(100), expiresAt, editable: true })
  expect(payload).toContain('0512261122000005' + '06011')
})

test('a reference keeps its letters and digits, up to 25', () => {
  const references = ['PR-7K3Q-9XD', 'INV/1', '海旁', 'A'.repeat(30)]
  expect(
    references.map((reference) => parseEmv(fpsPayload({ ...shop, reference }))?.reference),
  ).toEqual(['PR7K3Q9XD', 'INV1', null, 'A'.repeat(25)])
})

test('a non-ASCII name is left out of the code', () => {
  const payload = fpsPayload({ ...shop, merchantName: '海旁 Praya Menswear (Hong Kong) Limited' })
  expect(payload).toContain('5925Praya Menswear (Hong Kong')
  expect(fpsPayload({ ...shop, merchantName: '海旁' })).toContain('5902NA')
})

test.each<FpsPayment>([
  { proxy: { kind: 'fps_id', value: '12345678' } },
  { proxy: { kind: 'fps_id', value: '' } },
  { proxy: { kind: 'mobile', value: '6789123' } },
  { proxy: { kind: 'mobile', value: '+85267891234' } },
  { proxy: { kind: 'email', value: 'shop' } },
  { proxy: { kind: 'email', value: 'shop @praya.hk' } },
  { ...shop, amount: cents(0) },
  { ...shop, amount: cents(-100) },
])('%o cannot be paid', (payment) => {
  expect(() => fpsPayload(payment)).toThrow()
})

test('parsing a payload gives back what it was made from', () => {
  const payments = fc.record(
    {
      amount: fc.integer({ min: 1, max: 99_999_999 }).map(cents),
      reference: fc.stringMatching(/^[A-Z0-9]{1,25}$/),
      editable: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(payments, (payment) => {
      expect(parseEmv(fpsPayload({ ...shop, ...payment }))).toMatchObject({
        proxy: shop.proxy,
        amount: payment.amount ?? null,
        reference: payment.reference ?? null,
        isReusable: payment.amount === undefined,
      })
    }),
    { seed: 14, numRuns: 100 },
  )
})

test.each([
  '',
  '6304',
  '0002016304',
  withChecksum('000201' + '9'),
  withChecksum('000201' + '5410' + '1.00'),
  withChecksum('000201' + 'AB01x'),
])('%o is not an EMV code', (payload) => {
  expect(parseEmv(payload)).toBeNull()
})

test('an amount in another currency is not read as Hong Kong dollars', () => {
  expect(parseEmv(withChecksum('000201' + '5303156' + '54041.00'))?.amount).toBeNull()
})
