import { randomText } from '#domain/ids.ts'
import type { TestShop, Visitor } from '../shop.ts'
import { runWaitingJobs } from './jobs.ts'

export const password = 'Harbour2026'
/** Precomputed quick hash of `password`, for tests that are not about registration. */
export const passwordHash =
  '$argon2id$v=19$m=19,t=2,p=1$H5JV7cSZtq3S7Ey4aQNh3Q$3evbcLBUFm4m4Ij69r753oGJ2c7ZEJuQw+ezfUiGHzM'

interface CustomerLogin {
  email: string
  password: string
}

export function freshEmail(): string {
  return `${randomText(12).toLowerCase()}@example.com`
}

/** Registers with a new email and signs in, as a browser would. */
export async function aCustomer(
  shop: TestShop,
  login: Partial<CustomerLogin> = {},
): Promise<Visitor & CustomerLogin> {
  const credentials = { email: freshEmail(), password, ...login }
  await shop.anybody()('POST /auth/register', { body: { type: 'EMAIL', ...credentials } })
  return { ...(await signIn(shop, credentials)), ...credentials }
}

/** Signs in, with the visitor's token if there is one. */
export async function signIn(
  shop: TestShop,
  { email, password: secret }: CustomerLogin,
  visitor: Pick<Visitor, 'token'> | null = null,
): Promise<Visitor> {
  const { token } = await shop.withToken(visitor?.token ?? null)('POST /auth/login', {
    body: { type: 'EMAIL', login_id: email, password: secret },
  })
  const api = shop.withToken(token)
  const { user } = await api('GET /auth/user')
  return { api, token, accountId: user._id }
}

/** Sends all due messages, then returns the code in the newest one to an address or number. */
export async function codeSentTo(shop: TestShop, to: string): Promise<string> {
  await runWaitingJobs(shop)
  const email = shop.emails.findLast((each) => each.to === to)?.text ?? ''
  const text = shop.texts.findLast((each) => each.to === to)?.text ?? ''
  const digits = /\b(\d{4} \d{4} \d{4}|\d{6})\b/.exec(text)?.[0].replaceAll(' ', '')
  const code = /verification_code=(\w+)/.exec(email)?.[1] ?? digits
  if (!code) throw new Error(`no code was sent to ${to}`)
  return code
}
