import { expect, test, vi } from 'vitest'
import { daysOf, paidOrdersPath } from './placed-days.ts'

test('a period counts days in Hong Kong, today included', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z') })
  expect(daysOf({ placed: '1' })).toEqual({ from: '2026-11-24' })
  expect(daysOf({ placed: '7' })).toEqual({ from: '2026-11-18' })
  expect(daysOf({ placed: 'a while' })).toEqual({})
  vi.useRealTimers()
})

test('typed days are days of placing or of payment, and nothing else is sent', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' }
  expect(daysOf({ placed: 'placed', ...days })).toEqual(days)
  expect(daysOf({ placed: 'paid', ...days })).toEqual({
    paid_from: '2026-11-01',
    paid_to: '2026-11-30',
  })
  expect(daysOf({ placed: 'placed', from: '2026-13-45', to: 'now' })).toEqual({})
  expect(daysOf(days)).toEqual({})
})

test('the address of the orders behind a figure says when they were paid', () => {
  const day = { from: '2026-11-01', to: '2026-11-01' }
  expect(paidOrdersPath(day, { channel: 'shop' })).toBe(
    '/orders?placed=paid&from=2026-11-01&to=2026-11-01&channel=shop',
  )
})
