import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { randomText } from '#domain/ids.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { freshEmail, password } from '#test/builders/customers.ts'
import { testShop } from '#test/shop.ts'
import { accountMark, hasAccount, readStanding, readTemporaryLogin } from './auth-state.ts'
import { goOnAsVisitor } from './go-on-as-visitor.ts'
import { personalApi } from './session.ts'
import { registerAndSignIn, signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { readAuth } from './storage.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const variant = (await aProduct(shop.ctx, { stock: 50, warehouseId: place.stockroom })).variant().id
const main = { store_id: 'main' }

/** Calls of the browser that do not reach the shop. */
let broken: RegExp | null = null

beforeEach(() => {
  broken = null
  openBrowser()
})

afterAll(() => {
  vi.unstubAllGlobals()
})

/** As much of a browser as keeps a session. */
function openBrowser(): void {
  const cookies = new Map<string, string>()
  const events = new EventTarget()
  vi.stubGlobal('location', new URL('http://shop.test/'))
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';', 1)[0]?.split('=', 2) ?? []
      if (text.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (broken?.test(request.url)) throw new TypeError('fetch failed')
    return shop.app.fetch(request)
  })
}

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  }
}

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

test('a visitor’s token that died is renewed, and the cart is still there', async () => {
  await add(2)
  const before = accountMark()
  await endAllTokens()
  expect(await countInCart()).toBe(2)
  expect(accountMark()).toBe(before)
})

test('who signs in brings their cart along, and has one account in this browser', async () => {
  const login = await aRegistered()
  await add(2)
  await signIn('en', login)
  expect(readStanding()).toBe('registered')
  expect(await whoAmI()).toMatchObject({ type: 'REGISTERED' })
  expect(await countInCart()).toBe(2)
  expect(readTemporaryLogin()).toBeNull()
})

test('a cart comes along also when the visitor’s token had died unseen', async () => {
  const login = await aRegistered()
  await add(3)
  await endAllTokens()
  await signIn('en', login)
  expect(await countInCart()).toBe(3)
})

test('a wrong password leaves the visitor who they are, with their cart', async () => {
  const login = await aRegistered()
  await add(2)
  const before = accountMark()
  const wrong = signIn('en', { ...login, password: 'Wrong2026' })
  await expect(wrong).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(readStanding()).toBe('visitor')
  expect(accountMark()).toBe(before)
  expect(await countInCart()).toBe(2)
})

test('a mere reader gets no account by a wrong password', async () => {
  const accounts = await countAccounts()
  const wrong = signIn('en', { type: 'EMAIL', login_id: freshEmail(), password })
  await expect(wrong).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(hasAccount()).toBe(false)
  expect(await countAccounts()).toBe(accounts)
})

test('a line that breaks while signing in loses nothing: the next try works', async () => {
  const login = await aRegistered()
  await add()
  broken = /auth\/login/
  await expect(signIn('en', login)).rejects.toThrow('fetch failed')
  broken = null
  await signIn('en', login)
  expect(await countInCart()).toBe(1)
})

test('a registration keeps the visitor’s cart and is signed in; without an account it makes one', async () => {
  await add(2)
  await registerAndSignIn('en', { type: 'EMAIL', email: freshEmail(), password })
  expect(readStanding()).toBe('registered')
  expect(await countInCart()).toBe(2)

  openBrowser()
  const [area_code, phone] = ['852', `9${Math.floor(1e6 + Math.random() * 8e6)}`]
  await registerAndSignIn('en', { type: 'PHONE', area_code, phone, password })
  expect(await whoAmI()).toMatchObject({ type: 'REGISTERED', info: { user: { phone } } })
})

test('registering with a cart asks nothing that is refused', async () => {
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

test('a registration with a known address leaves the visitor their cart', async () => {
  const { login_id: email } = await aRegistered()
  await add(2)
  const twice = registerAndSignIn('en', { type: 'EMAIL', email, password: 'Other2026' })
  await expect(twice).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(readStanding()).toBe('visitor')
  expect(await countInCart()).toBe(2)
})

test('a registration with a known address and its right password is a sign-in, cart and all', async () => {
  const { login_id: email } = await aRegistered()
  await add(2)
  await registerAndSignIn('en', { type: 'EMAIL', email, password })
  expect(readStanding()).toBe('registered')
  expect(await countInCart()).toBe(2)
})

test('a customer whose token died is signed out: nothing is put into another account', async () => {
  await signIn('en', await aRegistered())
  await add(2)
  const accounts = await countAccounts()
  await endAllTokens()
  await expect(add()).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(add()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(readStanding()).toBe('ended')
  expect(hasAccount()).toBe(false)
  expect(await countAccounts()).toBe(accounts)

  goOnAsVisitor()
  await add()
  expect(readStanding()).toBe('visitor')
  expect(await countInCart()).toBe(1)
})

test('who was signed out by time finds their cart when they sign in again', async () => {
  const login = await aRegistered()
  await signIn('en', login)
  await add(2)
  await endAllTokens()
  await expect(countInCart()).rejects.toMatchObject({ code: 'unauthenticated' })
  await signIn('en', login)
  expect(await countInCart()).toBe(2)
})

test('a logout ends the token, and the browser goes on with a new account and an empty cart', async () => {
  await signIn('en', await aRegistered())
  await add(2)
  const token = readAuth('token')
  let left = false
  await signOut('en', async () => {
    left = true
  })
  expect(left).toBe(true)
  expect(readStanding()).toBe('visitor')
  await expect(shop.withToken(token)('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  expect(await whoAmI()).toMatchObject({ type: 'TEMP' })
  expect(await countInCart()).toBe(0)
})

test('a logout without a line signs out here all the same', async () => {
  await signIn('en', await aRegistered())
  broken = /./
  await signOut('en', async () => {})
  expect(readStanding()).toBe('visitor')
  expect(readAuth('token')).toBeNull()
})

test('a token handed out for the account before does not replace that of the account now', async () => {
  const login = await aRegistered()
  await add()
  shop.passTime(1000)
  const slow = vi.fn()
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await shop.app.fetch(request)
    if (request.url.endsWith('shopping-cart/all') && slow.mock.calls.length === 0) {
      slow()
      // The customer signs in while this answer, with its fresh token, is on its way.
      await signIn('en', login)
    }
    return answer
  })
  await countInCart()
  expect(slow).toHaveBeenCalled()
  expect(readStanding()).toBe('registered')
  expect(await whoAmI()).toMatchObject({ type: 'REGISTERED' })
})

test('each sign-in has a mark of its own, so that nothing of one is taken for the other’s', async () => {
  const login = await aRegistered()
  await signIn('en', login)
  const first = accountMark()
  await signOut('en', async () => {})
  await signIn('en', login)
  expect(accountMark()).not.toBe(first)
  expect(randomText(12)).toHaveLength(12)
})
