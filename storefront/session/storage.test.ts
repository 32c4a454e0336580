import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { losses, openBrowser } from '#test/open-browser.ts'
import {
  becomeCustomer,
  hasAccount,
  readAuthStatus,
  readTemporaryLogin,
  storeTemporaryLogin,
  storeToken,
} from './auth-state.ts'
import { newTemporaryLogin } from './temporary-credentials.ts'
import { readAuth, restoreAuth } from './storage.ts'

beforeEach(() => openBrowser(() => Response.error()))

afterAll(() => {
  vi.unstubAllGlobals()
})

const orders = [
  ['cookies', 'local storage'],
  ['local storage', 'cookies'],
] as const

test.each(orders)(
  'a visitor who loses their %s, and after a visit their %s, is known',
  (...order) => {
    const login = newTemporaryLogin()
    storeTemporaryLogin(login)
    storeToken('of-visitor')
    for (const lost of order) {
      losses[lost]()
      restoreAuth()
    }
    expect([readTemporaryLogin(), readAuth('token')]).toEqual([login, 'of-visitor'])
  },
)

test.each(orders)(
  'a customer who loses their %s, and later their %s, stays signed in',
  (...order) => {
    becomeCustomer('of-customer', 'mark')
    for (const lost of order) {
      losses[lost]()
      restoreAuth()
    }
    expect([readAuthStatus(), readAuth('token')]).toEqual(['registered', 'of-customer'])
  },
)

test('a sign-in without scripts replaces what local storage still has of the visitor', () => {
  storeTemporaryLogin(newTemporaryLogin())
  storeToken('of-visitor')
  document.cookie = 'auth.token=of-customer'
  document.cookie = 'auth.registered=mark'
  document.cookie = 'auth.temporary=; Max-Age=0'
  restoreAuth()
  losses.cookies()
  expect(readAuth('token')).toBe('of-customer')
  expect(readTemporaryLogin()).toBeNull()
})

test('nothing is made for a browser that has nothing', () => {
  restoreAuth()
  expect(hasAccount()).toBe(false)
})
