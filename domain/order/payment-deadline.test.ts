import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deadlineAfterSwitch } from './payment-deadline.ts'

const minute = 60_000
const orderedAt = new Date('2026-11-21T02:00:00Z')
const after = (minutes: number) => new Date(orderedAt.getTime() + minutes * minute)
const heldMinutes = { card: 30, transfer: 72 * 60 }

/** Minutes after the order: switched at, current deadline, to a card or not, new deadline. */
test.each([
  ['switching from card to transfer gives the time of a transfer', 10, 30, false, 4320],
  ['switching from transfer to card gives the time of a card', 600, 4320, true, 630],
  ['switching to a card late never extends the deadline of the transfer', 4310, 4320, true, 4320],
  ['switching between transfers changes nothing', 600, 4320, false, 4320],
  ['extra time after a rejected slip is kept', 5000, 5760, false, 5760],
  ['and a card does not extend it', 5750, 5760, true, 5760],
])('%s', (_, now, until, isByCard, expected) => {
  const change = { orderedAt, now: after(now), until: after(until), isByCard, heldMinutes }
  expect(deadlineAfterSwitch(change)).toEqual(after(expected))
})

test('however often it is switched, goods are held no longer than for one transfer', () => {
  const choices = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 40 })))
  fc.assert(
    fc.property(fc.boolean(), choices, (startsByCard, switches) => {
      let until = after(startsByCard ? heldMinutes.card : heldMinutes.transfer)
      let now = orderedAt
      for (const [isByCard, passed] of switches) {
        now = new Date(now.getTime() + passed * minute)
        if (now >= until) return
        until = deadlineAfterSwitch({ orderedAt, now, until, isByCard, heldMinutes })
        expect(until.getTime()).toBeGreaterThan(now.getTime())
        expect(until.getTime()).toBeLessThanOrEqual(after(heldMinutes.transfer).getTime())
      }
    }),
  )
})
