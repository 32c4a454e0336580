import { expect, test } from 'vitest'
import { superfluous } from './retention.ts'

function nightly(count: number, from = '2026-11-23T19:00:00Z') {
  return Array.from({ length: count }, (_, back) => ({
    takenAt: new Date(Date.parse(from) - back * 24 * 3_600_000),
  }))
}

function kept(count: number): string[] {
  const backups = nightly(count)
  const old = new Set(superfluous(backups))
  return backups
    .filter((backup) => !old.has(backup))
    .map(({ takenAt }) => takenAt.toISOString().slice(0, 10))
}

test('the last seven days, five weeks and twelve months each keep their newest backup', () => {
  expect(kept(400)).toEqual([
    // Days, in Hong Kong: the backup of 19:00 UTC belongs to the next one.
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    // Sundays and month ends in Hong Kong.
    '2026-11-14',
    '2026-11-07',
    '2026-10-31',
    '2026-10-30',
    '2026-09-29',
    '2026-08-30',
    '2026-07-30',
    '2026-06-29',
    '2026-05-30',
    '2026-04-29',
    '2026-03-30',
    '2026-02-27',
    '2026-01-30',
    '2025-12-30',
  ])
})

test('nothing is deleted in the first week', () => {
  expect(superfluous(nightly(7))).toEqual([])
})

test('the newest three stay, even if all are of one day', () => {
  const hourly = Array.from({ length: 5 }, (_, hour) => ({
    takenAt: new Date(Date.UTC(2020, 0, 1, hour)),
  }))
  expect(superfluous(hourly)).toEqual([hourly[1], hourly[0]])
})
