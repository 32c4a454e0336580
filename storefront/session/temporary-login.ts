import type { Locale } from '#domain/locale.ts'
import { readTemporaryLogin, storeToken } from './auth-state.ts'
import { isRefused } from './refused.ts'
import { publicApi } from './session.ts'
import { removeAuth } from './storage.ts'

/** How often a visitor is signed in to their temporary account again after a failed sign-in. */
const loginRetries = 5

/** Restores the visitor's account, if there is one; a wrong password creates none. */
export async function stayVisitor(locale: Locale): Promise<void> {
  for (let tries = 0; tries < loginRetries; tries++) {
    try {
      await visitorToken(locale)
      return
    } catch {
      // Try again; after the last attempt, the next call that needs the account signs in.
    }
  }
}

/** A fresh token of the visitor's temporary account; null if it has none or no longer exists. */
export async function visitorToken(locale: Locale): Promise<string | null> {
  const known = readTemporaryLogin()
  if (!known) return null
  const body = { type: 'TEMP' as const, login_id: known.email, password: known.password }
  try {
    const { token } = await publicApi(locale)('POST /auth/login', { body })
    storeToken(token)
    return token
  } catch (error) {
    if (!isRefused(error, 'wrong_credentials')) throw error
    // Deleted, or converted to a customer's account.
    removeAuth('temporary')
    removeAuth('token')
    return null
  }
}
