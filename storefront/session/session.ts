import { ApiError, createClient, type ApiClient } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import {
  dropToken,
  hasAccount,
  keepTemporaryLogin,
  keepToken,
  readStanding,
  readTemporaryLogin,
} from './auth-state.ts'
import { newTemporaryLogin } from './new-temporary-login.ts'
import { isRefused } from './refused.ts'
import { readAuth, removeAuth } from './storage.ts'

/** For calls that anybody may make. */
export function publicApi(locale: Locale): ApiClient {
  return apiWith(locale, null)
}

/**
 * For calls that need an account: makes the temporary one when the visitor first does something
 * that needs it, and signs in again when its token has died. A registered customer whose token has
 * died is asked to sign in: the call is refused as `unauthenticated`, and no other account takes
 * their place.
 */
export function personalApi(locale: Locale): ApiClient {
  return async (key, ...input) => {
    const token = await liveToken(locale)
    try {
      return await apiWith(locale, token)(key, ...input)
    } catch (error) {
      if (!isRefused(error, 'unauthenticated')) throw error
      dropToken(token)
      if (readStanding() === 'ended') throw error
      return apiWith(locale, await liveToken(locale))(key, ...input)
    }
  }
}

/** The customer's own calls if there is an account, else nobody's: a mere reader is given none. */
export function ownOrPublicApi(locale: Locale): ApiClient {
  return hasAccount() ? personalApi(locale) : publicApi(locale)
}

/** The token for a call outside the contract's client: file upload. */
export async function accountToken(locale: Locale): Promise<string> {
  return (await liveToken(locale)) ?? ''
}

export function apiWith(locale: Locale, token: string | null): ApiClient {
  return createClient({
    base: `${location.origin}/api/customer`,
    locale,
    send: (request) => fetch(request),
    token: () => token,
    onAnswer(response) {
      const renewed = response.headers.get('x-renewed-token')
      // Somebody may have signed in or out while it was on its way.
      if (renewed && readAuth('token') === token) keepToken(renewed)
    },
  })
}

/** Null only for a customer who was signed out by time. */
async function liveToken(locale: Locale): Promise<string | null> {
  if (needsAccount()) {
    await alone(async () => {
      if (needsAccount()) await openTemporary(locale)
    })
  }
  return readAuth('token')
}

function needsAccount(): boolean {
  return readAuth('token') === null && readStanding() === 'visitor'
}

let last: Promise<unknown> = Promise.resolve()

/** One at a time: two presses, or two tabs where the browser has locks, must not make two accounts. */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(() =>
    'locks' in navigator ? navigator.locks.request('auth', work) : work(),
  )
  // Whoever asked hears of a failure; who waits goes on.
  last = mine.catch(() => {})
  return mine
}

async function openTemporary(locale: Locale): Promise<void> {
  const known = readTemporaryLogin()
  const login = known ?? newTemporaryLogin()
  // Kept before it is sent: if the answer is lost, the account is not.
  keepTemporaryLogin(login)
  try {
    const body = { type: 'TEMP' as const, ...login }
    const { token } = await publicApi(locale)('POST /auth/register', { body })
    if (token === null) throw new Error('a temporary account is signed in at once')
    keepToken(token)
  } catch (error) {
    if (!known || !(error instanceof ApiError) || error.status >= 500) throw error
    // Swept away after its 30 days, or closed: start afresh.
    removeAuth('temporary')
    await openTemporary(locale)
  }
}
