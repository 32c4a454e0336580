import { expect, test } from 'vitest'
import { aCustomer, codeSentTo, freshEmail, password } from '#test/builders/customers.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ PUBLIC_URL: 'http://localhost' })
const anybody = shop.anybody()
const limited = { status: 429, code: 'rate_limited' }
const hour = 3600

function verify(verification_code: string, api = anybody) {
  return api('GET /auth/verify', { query: { verification_code } })
}

function forget(email: string) {
  return anybody('POST /auth/forget-password', { body: { type: 'EMAIL', email } })
}

function register(email: string) {
  return anybody('POST /auth/register', { body: { type: 'EMAIL', email, password } })
}

/** The number of wrong codes that one network address may send in ten minutes. */
async function spendGuesses(): Promise<void> {
  for (let at = 0; at < 30; at++) {
    await expect(verify(`${'a'.repeat(40)}${at}`)).rejects.toMatchObject({ status: 422 })
  }
}

test('where strangers used up the guesses of an address, links are right and misses refused', async () => {
  const { email } = await aCustomer(shop)
  const link = await codeSentTo(shop, email)
  await forget(email)
  const reset = await codeSentTo(shop, email)
  await spendGuesses()
  await expect(verify('a'.repeat(43))).rejects.toMatchObject(limited)
  await expect(verify('482913')).rejects.toMatchObject(limited)
  expect(await verify(link)).toEqual({ verified: 'email' })
  const query = { verification_code: reset }
  expect(await anybody('GET /auth/check-verification-code', { query })).toMatchObject({
    purpose: 'reset_password',
  })
  const body = { verification_code: reset, new_password: 'Causeway2027' }
  expect(await anybody('POST /auth/reset-password', { body })).toEqual({})
  await expect(verify(link)).rejects.toMatchObject(limited)
  shop.passTime(hour)
})

test('a right code of six digits waits there like a wrong one', async () => {
  const phone = '61239999'
  await anybody('POST /auth/register', {
    body: { type: 'PHONE', area_code: '852', phone, password },
  })
  const { token } = await anybody('POST /auth/login', {
    body: { type: 'PHONE', login_id: `852${phone}`, password },
  })
  const api = shop.withToken(token)
  const code = await codeSentTo(shop, `+852${phone}`)
  await spendGuesses()
  await expect(verify(code, api)).rejects.toMatchObject(limited)
  shop.passTime(601)
  const wide = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff_10 + Number(digit)))
  expect(await verify(wide, api)).toEqual({ verified: 'phone' })
  shop.passTime(hour)
})

test('asking for passwords neither keeps an address from registering nor from the newsletter', async () => {
  const email = freshEmail()
  for (let at = 0; at < 3; at++) expect(await forget(email)).toEqual({})
  await expect(forget(email)).rejects.toMatchObject(limited)
  expect(await register(email)).toMatchObject({ token: null })
  expect(await anybody('POST /newsletter/subscriptions', { body: { email } })).toEqual({})
})

test('the limit of forgotten passwords does not tell who registered in this hour', async () => {
  const [known, unknown] = [freshEmail(), freshEmail()]
  await register(known)
  for (const email of [known, unknown]) {
    const answers = []
    for (let at = 0; at < 4; at++) {
      answers.push(await forget(email).catch((error: unknown) => error))
    }
    expect(answers).toMatchObject([{}, {}, {}, limited])
  }
})
