import { expect, test } from 'vitest'
import {
  choosePopUp,
  textOf,
  type PopUpKind,
  type PopUpSettings,
  type Seen,
} from './choose-pop-up.ts'

const texts = { title: 'Sale', text: 'Ten per cent' }
const rules = { delay_seconds: 0, paths: [] }
const offer = {
  ...texts,
  ...rules,
  picture: null,
  link: { title: 'Look', path: '/shop/main/product' },
  starts_at: null,
  ends_at: null,
}
const newsletter = {
  ...texts,
  ...rules,
  button: 'Subscribe',
  picture: null,
  starts_at: null,
  ends_at: null,
}
const age_check = { ...texts, yes: 'Yes', no: 'No' }
const all: PopUpSettings = { offer, newsletter, age_check }
const now = new Date('2026-11-22T04:00:00Z')

const seenAt = (settings: PopUpSettings, kind: keyof PopUpSettings, days: number): Seen => ({
  [kind]: { text: textOf(settings, kind), at: now.getTime() - days * 86_400_000 },
})
const choose = (settings: Partial<PopUpSettings>, path = '/', seen: Seen = {}) =>
  choosePopUp({
    settings: { offer: null, newsletter: null, age_check: null, ...settings },
    path,
    now,
    seen,
  })

const cases: [string, Partial<PopUpSettings>, string, PopUpKind | null][] = [
  ['nothing is set', {}, '/', null],
  ['the age check comes before the others', all, '/', 'age_check'],
  ['the offer comes before the newsletter', { offer, newsletter }, '/', 'offer'],
  ['checkout is left alone', { offer, newsletter }, '/shop/main/checkout', null],
  ['the cart is left alone', { offer }, '/shop/main/cart', null],
  ['an order is left alone', { newsletter }, '/shop/main/order/ord_1', null],
  ['the account is left alone', { newsletter }, '/account/orders', null],
  ['what one agrees to can be read first', { age_check }, '/privacy-policy', null],
  ['an offer on its page', { offer: { ...offer, paths: ['/posts'] } }, '/posts/a', 'offer'],
  ['an offer elsewhere', { offer: { ...offer, paths: ['/posts'] } }, '/postscript', null],
  ['an offer to come', { offer: { ...offer, starts_at: '2026-11-23T00:00:00Z' } }, '/', null],
  ['no age check stands over checkout', all, '/shop/main/checkout', null],
  ['no age check stands over an order', all, '/shop/main/order/ord_1', null],
  ['the cart asks for the age', all, '/shop/main/cart', 'age_check'],
  [
    'a newsletter that ended',
    { newsletter: { ...newsletter, ends_at: '2026-11-22T04:00:00Z' } },
    '/',
    null,
  ],
  ['an offer that ended', { offer: { ...offer, ends_at: '2026-11-22T04:00:00Z' } }, '/', null],
]

test.each(cases)('pop-ups of a page: %s', (_, settings, path, kind) => {
  expect(choose(settings, path)).toBe(kind)
})

test('a pop-up is not shown again for thirty days, unless its text changes', () => {
  expect(choose({ offer }, '/', seenAt(all, 'offer', 29))).toBeNull()
  expect(choose({ offer }, '/', seenAt(all, 'offer', 30))).toBe('offer')
  const changed = { ...offer, text: 'Twenty per cent' }
  expect(choose({ offer: changed }, '/', seenAt(all, 'offer', 1))).toBe('offer')
})
