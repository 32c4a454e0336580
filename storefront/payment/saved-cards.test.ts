import { expect, test } from 'vitest'
import { anotherCard, cardInUse, monthOf, type SavedCard } from './saved-cards.ts'

const card = (id: string, facts: Partial<SavedCard> = {}): SavedCard => ({
  _id: id,
  is_default: false,
  brand: 'Visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2029,
  is_expired: false,
  created_at: '2026-11-21T04:00:00.000Z',
  ...facts,
})
const cards = [card('first', { is_default: true }), card('old', { is_expired: true }), card('last')]

test.each([
  ['nothing chosen yet: the default one', '', 'first'],
  ['the one that was chosen', 'last', 'last'],
  ['an expired one gives way to the default', 'old', 'first'],
  ['one that was removed meanwhile gives way too', 'gone', 'first'],
  ['another card', anotherCard, null],
])('%s', (_, choice, expected) => {
  expect(cardInUse(cards, choice)?._id ?? null).toBe(expected)
})

test('who has only expired cards types a new one', () => {
  expect(cardInUse([card('old', { is_expired: true })], '')).toBeNull()
})

test('the end of a card is written as on the card', () => {
  expect(monthOf(card('first'))).toBe('08/29')
})
