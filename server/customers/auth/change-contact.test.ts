import { expect, test } from 'vitest'
import { aCustomer, codeSentTo, freshEmail, password, signIn } from '#test/builders/customers.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const anybody = shop.anybody()
const invalid = { status: 422, code: 'verification_code_invalid' }
let phones = 61_240_000

async function aPhoneCustomer(email = '') {
  const phone = String(++phones)
  await anybody('POST /auth/register', {
    body: { type: 'PHONE', area_code: '852', phone, email, password },
  })
  return { api: await signInByPhone(phone), phone, e164: `+852${phone}` }
}

async function signInByPhone(phone: string, secret = password): Promise<typeof anybody> {
  const { token } = await anybody('POST /auth/login', {
    body: { type: 'PHONE', login_id: `852${phone}`, password: secret },
  })
  return shop.withToken(token)
}

function verify(api: typeof anybody, verification_code: string) {
  return api('GET /auth/verify', { query: { verification_code } })
}

function reset(verification_code: string, new_password: string) {
  return anybody('POST /auth/reset-password', { body: { verification_code, new_password } })
}

async function forget(email: string): Promise<string> {
  await anybody('POST /auth/forget-password', { body: { type: 'EMAIL', email } })
  return codeSentTo(shop, email)
}

test('an email change needs a code to the old address and confirmation by the new', async () => {
  const customer = await aCustomer(shop)
  const { api, email } = customer
  await verify(anybody, await codeSentTo(shop, email))
  expect(await api('GET /auth/change-email-request')).toEqual({ channel: 'email' })
  const allowed = await codeSentTo(shop, email)
  const next = freshEmail()
  await api('POST /auth/change-email', { body: { verification_code: allowed, email: next } })
  expect(await api('GET /profiles/account')).toMatchObject({ email })
  await verify(anybody, await codeSentTo(shop, next))
  expect(await api('GET /profiles/account')).toMatchObject({ email: next, is_email_verified: true })
  await signIn(shop, { ...customer, email: next })
  await expect(signIn(shop, customer)).rejects.toMatchObject({ code: 'wrong_credentials' })
  await runWaitingJobs(shop)
  expect(shop.emails.at(-1)).toMatchObject({
    to: email,
    subject: expect.stringContaining('email of your account was changed'),
  })
})

test('another account’s code cannot change an email, and a taken email is refused', async () => {
  const [ada, bob] = [await aCustomer(shop), await aCustomer(shop)]
  await ada.api('GET /auth/change-email-request')
  const adas = await codeSentTo(shop, ada.email)
  const change = (by: typeof ada, verification_code: string, email: string) =>
    by.api('POST /auth/change-email', { body: { verification_code, email } })
  await expect(change(bob, adas, freshEmail())).rejects.toMatchObject(invalid)
  expect(await change(ada, adas, bob.email)).toEqual({})
  await runWaitingJobs(shop)
  expect(shop.emails.at(-1)).toMatchObject({
    to: bob.email,
    subject: expect.stringContaining('already have an account'),
  })
  expect(await bob.api('GET /profiles/account')).toMatchObject({ email: bob.email })
  expect(await ada.api('GET /profiles/account')).toMatchObject({ email: ada.email })
})

test('a new password cancels a pending email change', async () => {
  const customer = await aCustomer(shop)
  await customer.api('GET /auth/change-email-request')
  const allowed = await codeSentTo(shop, customer.email)
  const thiefs = freshEmail()
  await customer.api('POST /auth/change-email', {
    body: { verification_code: allowed, email: thiefs },
  })
  const pending = await codeSentTo(shop, thiefs)
  await reset(await forget(customer.email), 'Causeway2027')
  await expect(verify(anybody, pending)).rejects.toMatchObject(invalid)
})

async function changePhone(api: typeof anybody, allowedBy: string): Promise<string> {
  await api('GET /auth/change-phone-request')
  const verification_code = await codeSentTo(shop, allowedBy)
  const phone = String(++phones)
  await api('POST /auth/change-phone', { body: { verification_code, area_code: '852', phone } })
  return phone
}

test('changing the phone with a code sent by email verifies and keeps that email', async () => {
  const customer = await aCustomer(shop)
  const { api, email } = customer
  const phone = await changePhone(api, email)
  expect(await api('GET /profiles/account')).toMatchObject({ email, is_email_verified: true })
  await verify(api, await codeSentTo(shop, `+852${phone}`))
  expect(await api('GET /profiles/account')).toMatchObject({
    email,
    is_email_verified: true,
    phone,
    is_phone_verified: true,
  })
  await signIn(shop, customer)
  await signInByPhone(phone)
})

test('changing the email with a code sent by phone verifies and keeps that number', async () => {
  const { api, phone, e164 } = await aPhoneCustomer()
  await runWaitingJobs(shop)
  expect(await api('GET /auth/change-email-request')).toEqual({ channel: 'phone' })
  const email = freshEmail()
  const verification_code = await codeSentTo(shop, e164)
  await api('POST /auth/change-email', { body: { verification_code, email } })
  await verify(anybody, await codeSentTo(shop, email))
  expect(await api('GET /profiles/account')).toMatchObject({
    email,
    is_email_verified: true,
    phone,
    is_phone_verified: true,
  })
  await signInByPhone(phone)
})

test('the email of a phone registration is confirmed after the number is verified', async () => {
  const email = freshEmail()
  const { api, phone, e164 } = await aPhoneCustomer(email)
  const code = await codeSentTo(shop, e164)
  expect(shop.emails.filter(({ to }) => to === email)).toEqual([])
  await verify(api, code)
  await verify(anybody, await codeSentTo(shop, email))
  expect(await api('GET /profiles/account')).toMatchObject({
    email,
    phone,
    is_email_verified: true,
    is_phone_verified: true,
  })
})

test('verifying a number by password reset discards the email a stranger registered', async () => {
  const email = freshEmail()
  const { phone, e164 } = await aPhoneCustomer(email)
  await runWaitingJobs(shop)
  await anybody('POST /auth/forget-password', { body: { type: 'PHONE', area_code: '852', phone } })
  await reset(await codeSentTo(shop, e164), 'Causeway2027')
  const api = await signInByPhone(phone, 'Causeway2027')
  await api('POST /auth/request-verification', { body: { type: 'PHONE' } })
  await verify(api, await codeSentTo(shop, e164))
  await runWaitingJobs(shop)
  expect(shop.emails.filter(({ to }) => to === email)).toEqual([])
})

test('a code sent to a former address is invalid', async () => {
  const customer = await aCustomer(shop)
  const { api, email } = customer
  await api('GET /auth/change-email-request')
  const allowed = await codeSentTo(shop, email)
  const next = freshEmail()
  await api('POST /auth/change-email', { body: { verification_code: allowed, email: next } })
  const forgotten = await forget(email)
  await verify(anybody, await codeSentTo(shop, next))
  await expect(reset(forgotten, 'Causeway2027')).rejects.toMatchObject(invalid)
  await signIn(shop, { ...customer, email: next })
})
