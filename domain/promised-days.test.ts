import { expect, test } from 'vitest'
import { collectBy } from './promised-days.ts'

const ready = {
  fulfilment: 'ready',
  fulfilment_at: new Date('2026-11-27T04:00:00Z'),
  paid_at: new Date('2026-11-26T04:00:00Z'),
  expires_at: null,
}

test('a paid order is held for a week of Hong Kong days once it is ready', () => {
  expect(collectBy(ready)).toBe('2026-12-04')
  expect(collectBy({ ...ready, fulfilment_at: '2026-11-27T17:00:00Z' })).toBe('2026-12-05')
})

test('one that is paid in the shop is held until its time to pay ends', () => {
  const unpaid = { ...ready, paid_at: null }
  expect(collectBy({ ...unpaid, expires_at: new Date('2026-11-30T04:00:00Z') })).toBe('2026-11-30')
  expect(collectBy(unpaid)).toBeNull()
})

test('an order that does not wait in a shop has no last day', () => {
  for (const fulfilment of ['none', 'packed', 'collected', 'shipped']) {
    expect(collectBy({ ...ready, fulfilment })).toBeNull()
  }
})
