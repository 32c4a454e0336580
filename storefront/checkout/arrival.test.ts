import { expect, test } from 'vitest'
import { arrivalOf, arrivalText } from './arrival.ts'

const courier = {
  method: 'DELIVERY',
  id: 'cou_home',
  title: '',
  description: '',
  days: { minDays: 1, maxDays: 2 },
  isPoint: false,
} as const

test('arrival is told in days, as each language writes them', () => {
  expect(arrivalText('2026-11-24', '2026-11-25', 'en')).toBe('Tue 24 – Wed 25 Nov')
  expect(arrivalText('2026-11-30', '2026-12-01', 'en')).toBe('Mon 30 Nov – Tue 1 Dec')
  expect(arrivalText('2026-11-24', '2026-11-24', 'en')).toBe('Tue 24 Nov')
  expect(arrivalText('2026-11-24', '2026-11-25', 'zh')).toBe('11月24日（二）至25日（三）')
  expect(arrivalText('2026-11-24', '2026-11-25', 'cn')).toBe('11月24日（周二）至25日（周三）')
})

test('a piece still to be made holds up the parcel', () => {
  const now = new Date('2026-11-20T04:00:00Z')
  expect(arrivalOf(courier, now, [null], [])).toEqual({ from: '2026-11-21', to: '2026-11-23' })
  expect(arrivalOf(courier, now, [null, '2026-12-10'], [])).toEqual({
    from: '2026-12-11',
    to: '2026-12-12',
  })
})

test('nothing arrives on a holiday', () => {
  const now = new Date('2026-12-24T04:00:00Z')
  const holidays = ['2026-12-25', '2026-12-26']
  expect(arrivalOf(courier, now, [], holidays)).toEqual({ from: '2026-12-28', to: '2026-12-29' })
})
