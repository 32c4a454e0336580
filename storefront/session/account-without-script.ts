import { ApiError, type ApiClient } from '#contract/client.ts'
import type { AuthCookies } from './auth-cookies.ts'
import { newTemporaryLogin, type TemporaryLogin } from './temporary-credentials.ts'

/**
 * A token for browsers without JavaScript: their own, or that of a temporary account. `isRenewal`:
 * their own was just rejected. Null if a customer has to sign in again.
 */
export async function openAccount(
  cookies: AuthCookies,
  api: ApiClient,
  isRenewal = false,
): Promise<string | null> {
  if (cookies.token !== null && !isRenewal) return cookies.token
  if (cookies.isRegistered) return null
  const { token, login } = await signIn(api, cookies.temporary)
  cookies.keep('token', token)
  cookies.keep('temporary', JSON.stringify(login))
  return token
}

/** Replaces a temporary account that has been deleted in the meantime. */
async function signIn(
  api: ApiClient,
  known: TemporaryLogin | null,
): Promise<{ token: string; login: TemporaryLogin }> {
  const login = known ?? newTemporaryLogin()
  try {
    const { token } = await api('POST /auth/register', { body: { type: 'TEMP', ...login } })
    if (token === null) throw new Error('Registering a temporary account returned no token')
    return { token, login }
  } catch (error) {
    if (!known || !(error instanceof ApiError) || error.status >= 500) throw error
    return signIn(api, null)
  }
}
