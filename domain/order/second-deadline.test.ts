import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secondDeadline } from './second-deadline.ts'

const hour = 3_600_000
const orderedAt = new Date('2026-11-21T02:00:00Z')

/** Hours after the order: rejected at, held for, new deadline. */
test.each([
  [1, 72, 72],
  [47, 72, 72],
  [48, 72, 72],
  [49, 72, 73],
  [71, 72, 95],
  [100, 72, 124],
  [2, 12, 14],
  [30, 12, 42],
])('rejected %i h after the order, held for %i h: it waits until hour %i', (at, held, until) => {
  const now = new Date(orderedAt.getTime() + at * hour)
  const deadline = secondDeadline({ orderedAt, now, heldMinutes: held * 60 })
  expect((deadline.getTime() - orderedAt.getTime()) / hour).toBe(until)
})

test('no time is lost, there is always a day left, and no goods are held longer than for a new order', () => {
  const minutes = fc.integer({ min: 0, max: 14 * 24 * 60 })
  fc.assert(
    fc.property(minutes, fc.integer({ min: 60, max: 1440 * 60 }), (passed, heldMinutes) => {
      const now = new Date(orderedAt.getTime() + passed * 60_000)
      const until = secondDeadline({ orderedAt, now, heldMinutes }).getTime()
      const held = heldMinutes * 60_000
      expect(until).toBeGreaterThanOrEqual(orderedAt.getTime() + held)
      expect(until - now.getTime()).toBeGreaterThanOrEqual(Math.min(held, 24 * hour))
      expect(until - now.getTime()).toBeLessThanOrEqual(held)
    }),
  )
})
