import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deadlineAfterSwitch, heldBy } from './payment-deadline.ts'

const minute = 60_000
const orderedAt = new Date('2026-11-21T02:00:00Z')
const after = (minutes: number) => new Date(orderedAt.getTime() + minutes * minute)
const held = { card: 30, transfer: 72 * 60, cash: 96 * 60 }

/** Minutes after the order: switched at, current deadline, to which method, new deadline. */
test.each([
  ['switching from card to transfer gives the time of a transfer', 10, 30, 'fps', 4320],
  ['switching from transfer to card gives the time of a card', 600, 4320, 'card', 630],
  ['switching to a card late never extends the deadline of the transfer', 4310, 4320, 'card', 4320],
  ['switching between transfers changes nothing', 600, 4320, 'fps', 4320],
  ['extra time after a rejected slip is kept', 5000, 5760, 'fps', 5760],
  ['and a card does not extend it', 5750, 5760, 'card', 5760],
  ['cash on collection has a time of its own', 600, 4320, 'cash', 5760],
  ['which switching to a transfer does not shorten', 600, 5760, 'fps', 5760],
])('%s', (_, now, until, method, expected) => {
  const change = { orderedAt, now: after(now), until: after(until), method, held }
  expect(deadlineAfterSwitch(change)).toEqual(after(expected))
})

test('however often it is switched, goods are held no longer than by the slowest way', () => {
  const method = fc.constantFrom('card', 'fps', 'cash')
  const choices = fc.array(fc.tuple(method, fc.integer({ min: 0, max: 400 })))
  fc.assert(
    fc.property(method, choices, (first, switches) => {
      let until = after(heldBy(first, held))
      let now = orderedAt
      for (const [method, passed] of switches) {
        now = new Date(now.getTime() + passed * minute)
        if (now >= until) return
        until = deadlineAfterSwitch({ orderedAt, now, until, method, held })
        expect(until.getTime()).toBeGreaterThan(now.getTime())
        expect(until.getTime()).toBeLessThanOrEqual(after(held.cash).getTime())
      }
    }),
  )
})
