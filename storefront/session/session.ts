import { ApiError, createClient, type ApiClient } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import {
  dropToken,
  hasAccount,
  storeTemporaryLogin,
  storeToken,
  readAuthStatus,
  readTemporaryLogin,
} from './auth-state.ts'
import { newTemporaryLogin } from './temporary-credentials.ts'
import { isRefused } from './refused.ts'
import { reportServerError } from './server-error.ts'
import { readAuth, removeAuth } from './storage.ts'

/** For calls that need no account. */
export function publicApi(locale: Locale): ApiClient {
  return apiWith(locale, null)
}

/**
 * For calls that need an account. Creates the temporary account on a visitor's first such call, and
 * signs in to it again when its token has expired. A registered customer whose token has expired must
 * sign in: the call fails as `unauthenticated`, and no other account takes their place.
 */
export function personalApi(locale: Locale): ApiClient {
  return async (key, ...input) => {
    const token = await liveToken(locale)
    const customer = readAuth('registered')
    try {
      return await apiWith(locale, token)(key, ...input)
    } catch (error) {
      if (!isRefused(error, 'unauthenticated')) throw error
      dropToken(token)
      // A logout overtook the call: a new visitor does not ask in the customer's place.
      if (readAuthStatus() === 'ended' || readAuth('registered') !== customer) throw error
      return apiWith(locale, await liveToken(locale))(key, ...input)
    }
  }
}

/** The account's API if there is one, else the public one: browsing alone creates no account. */
export function ownOrPublicApi(locale: Locale): ApiClient {
  return hasAccount() ? personalApi(locale) : publicApi(locale)
}

/** A token for calls outside the contract's client, such as file uploads. */
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
      reportServerError(response, locale)
      const renewed = response.headers.get('x-renewed-token')
      // Someone may have signed in or out while the request was in flight.
      if (renewed && readAuth('token') === token) storeToken(renewed)
    },
  })
}

/** Null only for a customer whose session has expired. */
async function liveToken(locale: Locale): Promise<string | null> {
  if (needsAccount()) {
    await alone(async () => {
      if (needsAccount()) await openTemporary(locale)
    })
  }
  return readAuth('token')
}

function needsAccount(): boolean {
  return readAuth('token') === null && readAuthStatus() === 'visitor'
}

let last: Promise<unknown> = Promise.resolve()

/** Serialises: two presses, or two tabs where locks are supported, must not create two accounts. */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(() =>
    'locks' in navigator ? navigator.locks.request('auth', work) : work(),
  )
  // The caller gets the error; the next in the queue still runs.
  last = mine.catch(() => {})
  return mine
}

async function openTemporary(locale: Locale): Promise<void> {
  const known = readTemporaryLogin()
  const login = known ?? newTemporaryLogin()
  // Stored before it is sent: if the response is lost, the account is not.
  storeTemporaryLogin(login)
  try {
    const body = { type: 'TEMP' as const, ...login }
    const { token } = await publicApi(locale)('POST /auth/register', { body })
    if (token === null) throw new Error('Registering a temporary account returned no token')
    storeToken(token)
  } catch (error) {
    if (!known || !(error instanceof ApiError) || error.status >= 500) throw error
    // Deleted after its 30 days, or closed: start over.
    removeAuth('temporary')
    await openTemporary(locale)
  }
}
