import { expect, test } from 'vitest'
import { entryCookie, hasEntry } from './entry-cookie.ts'

const key = { secret: 'tram', passwordHash: 'x' }
const now = new Date()
const madeFor = (isSecure: boolean) => entryCookie(key, now, isSecure).split(';')[0]

test('by https an entry is bound to this very host, and no other counts', () => {
  expect(entryCookie(key, now, true)).toMatch(/^__Host-shop_entry=.*; Path=\/; .*; Secure$/)
  expect(hasEntry(madeFor(true), key, now, true)).toBe(true)
  expect(hasEntry(madeFor(false), key, now, true)).toBe(false)
})

test('by http, where browsers take no such cookie, an entry has a plain name', () => {
  expect(entryCookie(key, now, false)).toMatch(/^shop_entry=/)
  expect(hasEntry(`a=b; ${madeFor(false)}`, key, now, false)).toBe(true)
})
