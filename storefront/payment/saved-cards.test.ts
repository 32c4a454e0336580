import { expect, test } from 'vitest'
import { anotherCard, cardInUse, monthOf, type SavedCard } from './saved-cards.ts'

const card = (id: string, options: Partial<SavedCard> = {}): SavedCard => ({
  _id: id,
  is_default: false,
  brand: 'Visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2029,
  is_expired: false,
  created_at: '2026-11-21T04:00:00.000Z',
  ...options,
})
const cards = [card('first', { is_default: true }), card('old', { is_expired: true }), card('last')]

test.each([
  ['by default the default card is used', '', 'first'],
  ['the chosen card is used', 'last', 'last'],
  ['an expired card falls back to the default', 'old', 'first'],
  ['a removed card falls back to the default', 'gone', 'first'],
  ['a new card uses no saved one', anotherCard, null],
])('%s', (_, choice, expected) => {
  expect(cardInUse(cards, choice)?._id ?? null).toBe(expected)
})

test('with only expired cards a new one has to be entered', () => {
  expect(cardInUse([card('old', { is_expired: true })], '')).toBeNull()
})

test('the expiry date is written as on the card', () => {
  expect(monthOf(card('first'))).toBe('08/29')
})
