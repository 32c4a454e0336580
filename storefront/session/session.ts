import { ApiError, createClient, type ApiClient } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { readAuth, removeAuth, writeAuth } from './storage.ts'

const tokenSeconds = 1800
/** Unused temporary accounts live this long. */
const temporarySeconds = 30 * 24 * 3600

/** What opens the visitor's temporary account: random, known to this browser only. */
interface TemporaryLogin {
  email: string
  password: string
}

/** Whether this browser has an account yet; a mere reader has none. */
export function hasAccount(): boolean {
  return readAuth('token') !== null || readAuth('temporary') !== null
}

/** Tells one account of this browser from the next; null while there is none. */
export function accountMark(): string | null {
  return readTemporaryLogin()?.email ?? (hasAccount() ? 'registered' : null)
}

/** For calls that anybody may make. */
export function publicApi(locale: Locale): ApiClient {
  return client(locale, () => null)
}

/**
 * For calls that need an account: makes the temporary one when the visitor first does something
 * that needs it, and signs in again when the token has died.
 */
export function personalApi(locale: Locale): ApiClient {
  const call = client(locale, () => readAuth('token'))
  return async (key, ...input) => {
    await ensureToken(locale)
    try {
      return await call(key, ...input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error
      removeAuth('token')
      await ensureToken(locale)
      return call(key, ...input)
    }
  }
}

/** The token for a call outside the contract's client: file upload. */
export async function accountToken(locale: Locale): Promise<string> {
  await ensureToken(locale)
  return readAuth('token') ?? ''
}

function client(locale: Locale, token: () => string | null): ApiClient {
  return createClient({
    base: `${location.origin}/api/customer`,
    locale,
    send: (request) => fetch(request),
    token,
    onAnswer(response) {
      const renewed = response.headers.get('x-renewed-token')
      if (renewed) writeAuth('token', renewed, tokenSeconds)
    },
  })
}

async function ensureToken(locale: Locale): Promise<void> {
  if (readAuth('token') !== null) return
  await alone(async () => {
    if (readAuth('token') === null) await signIn(locale)
  })
}

let signingIn: Promise<void> | null = null

/** Two presses, or two tabs where the browser has locks, must not make two accounts. */
function alone(work: () => Promise<void>): Promise<void> {
  const isolated = async () =>
    'locks' in navigator ? navigator.locks.request('auth', work) : work()
  signingIn ??= isolated().finally(() => {
    signingIn = null
  })
  return signingIn
}

async function signIn(locale: Locale): Promise<void> {
  const api = client(locale, () => null)
  const known = readTemporaryLogin()
  const login = known ?? newTemporaryLogin()
  // Kept before it is sent: if the answer is lost, the account is not.
  writeAuth('temporary', JSON.stringify(login), temporarySeconds)
  try {
    const { token } = await api('POST /auth/register', { body: { type: 'TEMP', ...login } })
    if (token === null) throw new Error('a temporary account is signed in at once')
    writeAuth('token', token, tokenSeconds)
  } catch (error) {
    if (!known || !(error instanceof ApiError) || error.status >= 500) throw error
    // Swept away after its 30 days, or closed: start afresh.
    removeAuth('temporary')
    await signIn(locale)
  }
}

function newTemporaryLogin(): TemporaryLogin {
  return { email: `${randomText(24).toLowerCase()}@temp.invalid`, password: randomText(32) }
}

function readTemporaryLogin(): TemporaryLogin | null {
  const kept = readAuth('temporary')
  if (kept === null) return null
  try {
    const { email, password }: Record<string, unknown> = JSON.parse(kept)
    return typeof email === 'string' && typeof password === 'string' ? { email, password } : null
  } catch {
    return null
  }
}
