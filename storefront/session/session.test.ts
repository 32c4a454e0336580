import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { randomText } from '#domain/ids.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { freshEmail, password } from '#test/builders/customers.ts'
import { openBrowser } from '#test/open-browser.ts'
import { testShop } from '#test/shop.ts'
import { accountMark, hasAccount, readAuthStatus, readTemporaryLogin } from './auth-state.ts'
import { goOnAsVisitor } from './go-on-as-visitor.ts'
import { personalApi } from './session.ts'
import { registerAndSignIn, signIn } from '../authentication/sign-in.ts'
import { signOut } from '../authentication/sign-out.ts'
import { readAuth } from './storage.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const variant = (await aProduct(shop.ctx, { stock: 50, warehouseId: place.stockroom })).variant().id
const main = { store_id: 'main' }

/** Requests that fail with a network error. */
let broken: RegExp | null = null

const open = () =>
  openBrowser(async (request) => {
    if (broken?.test(request.url)) throw new TypeError('fetch failed')
    return shop.app.fetch(request)
  })

beforeEach(() => {
  broken = null
  open()
})

afterAll(() => {
  vi.unstubAllGlobals()
})

const add = (qty = 1) =>
  personalApi('en')('POST /stores/{store_id}/shopping-cart/add-to-cart', {
    params: main,
    body: { product_variant_id: variant, qty },
  })

async function countInCart(): Promise<number> {
  const api = personalApi('en')
  const cart = await api('POST /stores/{store_id}/shopping-cart/all', { params: main, body: {} })
  return cart.count
}

async function aRegistered(): Promise<{ type: 'EMAIL'; login_id: string; password: string }> {
  const email = freshEmail()
  await shop.anybody()('POST /auth/register', { body: { type: 'EMAIL', email, password } })
  return { type: 'EMAIL', login_id: email, password }
}

const whoAmI = async () => (await personalApi('en')('GET /auth/user')).user
const endAllTokens = () => shop.ctx.db.deleteFrom('access_tokens').execute()
const countAccounts = async () =>
  (await shop.ctx.db.selectFrom('accounts').select('id').execute()).length

test('a visitor’s expired token is renewed, and the cart is kept', async () => {
  await add(2)
  const before = accountMark()
  await endAllTokens()
  expect(await countInCart()).toBe(2)
  expect(accountMark()).toBe(before)
})

test('signing in carries the cart over and leaves one account in this browser', async () => {
  const login = await aRegistered()
  await add(2)
  await signIn('en', login)
  expect(readAuthStatus()).toBe('registered')
  expect(await whoAmI()).toMatchObject({ type: 'REGISTERED' })
  expect(await countInCart()).toBe(2)
  expect(readTemporaryLogin()).toBeNull()
})

test('signing in carries the cart over even if the visitor’s token had expired', async () => {
  const login = await aRegistered()
  await add(3)
  await endAllTokens()
  await signIn('en', login)
  expect(await countInCart()).toBe(3)
})

test('a wrong password leaves the visitor and their cart unchanged', async () => {
  const login = await aRegistered()
  await add(2)
  const before = accountMark()
  const wrong = signIn('en', { ...login, password: 'Wrong2026' })
  await expect(wrong).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(readAuthStatus()).toBe('visitor')
  expect(accountMark()).toBe(before)
  expect(await countInCart()).toBe(2)
})

test('a wrong password creates no account for a visitor without one', async () => {
  const accounts = await countAccounts()
  const wrong = signIn('en', { type: 'EMAIL', login_id: freshEmail(), password })
  await expect(wrong).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(hasAccount()).toBe(false)
  expect(await countAccounts()).toBe(accounts)
})

test('a connection lost while signing in loses nothing: the next attempt works', async () => {
  const login = await aRegistered()
  await add()
  broken = /auth\/login/
  await expect(signIn('en', login)).rejects.toThrow('fetch failed')
  broken = null
  await signIn('en', login)
  expect(await countInCart()).toBe(1)
})

test('registering keeps the visitor’s cart and signs in, with or without a temporary account', async () => {
  await add(2)
  await registerAndSignIn('en', { type: 'EMAIL', email: freshEmail(), password })
  expect(readAuthStatus()).toBe('registered')
  expect(await countInCart()).toBe(2)

  open()
  const [area_code, phone] = ['852', '91234567']
  await registerAndSignIn('en', { type: 'PHONE', area_code, phone, password })
  expect(await whoAmI()).toMatchObject({ type: 'REGISTERED', info: { user: { phone } } })
})

test('registering with a cart makes no failing request', async () => {
  await add()
  const refused: string[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await send(request)
    if (!response.ok) refused.push(`${response.status} ${request.url}`)
    return response
  })
  await registerAndSignIn('en', { type: 'EMAIL', email: freshEmail(), password })
  expect(await countInCart()).toBe(1)
  expect(refused).toEqual([])
})

test('registering with a known email leaves the visitor their cart', async () => {
  const { login_id: email } = await aRegistered()
  await add(2)
  const twice = registerAndSignIn('en', { type: 'EMAIL', email, password: 'Other2026' })
  await expect(twice).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(readAuthStatus()).toBe('visitor')
  expect(await countInCart()).toBe(2)
})

test('registering with a known email and its password signs in and carries the cart over', async () => {
  const { login_id: email } = await aRegistered()
  await add(2)
  await registerAndSignIn('en', { type: 'EMAIL', email, password })
  expect(readAuthStatus()).toBe('registered')
  expect(await countInCart()).toBe(2)
})

test('a customer whose token expired is signed out, and nothing goes to another account', async () => {
  await signIn('en', await aRegistered())
  await add(2)
  const accounts = await countAccounts()
  await endAllTokens()
  await expect(add()).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(add()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(readAuthStatus()).toBe('ended')
  expect(hasAccount()).toBe(false)
  expect(await countAccounts()).toBe(accounts)

  goOnAsVisitor()
  await add()
  expect(readAuthStatus()).toBe('visitor')
  expect(await countInCart()).toBe(1)
})

test('a customer whose session expired gets their cart back by signing in again', async () => {
  const login = await aRegistered()
  await signIn('en', login)
  await add(2)
  await endAllTokens()
  await expect(countInCart()).rejects.toMatchObject({ code: 'unauthenticated' })
  await signIn('en', login)
  expect(await countInCart()).toBe(2)
})

test('a logout revokes the token and starts a new account with an empty cart', async () => {
  await signIn('en', await aRegistered())
  await add(2)
  const token = readAuth('token')
  let left = false
  await signOut('en', async () => {
    left = true
  })
  expect(left).toBe(true)
  expect(readAuthStatus()).toBe('visitor')
  await expect(shop.withToken(token)('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  expect(await whoAmI()).toMatchObject({ type: 'TEMP' })
  expect(await countInCart()).toBe(0)
})

test('a logout leaves nothing of what the customer looked at to the next person', async () => {
  await signIn('en', await aRegistered())
  const seen = ['shop.recent', 'shop.searches', 'shop.compare', 'shop.own-garment']
  for (const key of seen) localStorage.setItem(key, '["prd_1"]')
  sessionStorage.setItem('shop.order-keys', '{"ord_1":"key"}')
  await signOut('en', async () => {})
  expect(seen.map((key) => localStorage.getItem(key))).toEqual([null, null, null, null])
  expect(sessionStorage.getItem('shop.order-keys')).toBeNull()
})

test('a call that a logout overtakes is not repeated as the new visitor', async () => {
  await signIn('en', await aRegistered())
  const customer = readAuth('token')
  const askers: (string | null)[] = []
  let isFirst = true
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/auth/user')) return shop.app.fetch(request)
    askers.push(request.headers.get('authorization'))
    if (isFirst) {
      isFirst = false
      await signOut('en', async () => {})
    }
    return shop.app.fetch(request)
  })
  await expect(whoAmI()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(askers).toEqual([`Bearer ${customer}`])
})

test('a logout without a connection still signs out this browser', async () => {
  await signIn('en', await aRegistered())
  broken = /./
  await signOut('en', async () => {})
  expect(readAuthStatus()).toBe('visitor')
  expect(readAuth('token')).toBeNull()
})

test('a renewed token of the previous account does not replace the current one', async () => {
  const login = await aRegistered()
  await add()
  shop.passTime(1000)
  const slow = vi.fn()
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await shop.app.fetch(request)
    if (request.url.endsWith('shopping-cart/all') && slow.mock.calls.length === 0) {
      slow()
      // The customer signs in while this response, with its renewed token, is in flight.
      await signIn('en', login)
    }
    return answer
  })
  await countInCart()
  expect(slow).toHaveBeenCalled()
  expect(readAuthStatus()).toBe('registered')
  expect(await whoAmI()).toMatchObject({ type: 'REGISTERED' })
})

test('each sign-in has a different mark, so that no data is taken for another customer’s', async () => {
  const login = await aRegistered()
  await signIn('en', login)
  const first = accountMark()
  await signOut('en', async () => {})
  await signIn('en', login)
  expect(accountMark()).not.toBe(first)
  expect(randomText(12)).toHaveLength(12)
})
