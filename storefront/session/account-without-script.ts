import { ApiError, type ApiClient } from '#contract/client.ts'
import type { AuthCookies } from './auth-cookies.ts'
import { newTemporaryLogin } from './new-temporary-login.ts'
import type { TemporaryLogin } from './temporary-login.ts'

/**
 * A token for a call of a browser that runs no scripts: its own, or that of a temporary account.
 * `isRenewal`: the own one has just been refused. Null for a customer who has to sign in again.
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

/** A temporary account that was swept away meanwhile makes room for a new one. */
async function signIn(
  api: ApiClient,
  known: TemporaryLogin | null,
): Promise<{ token: string; login: TemporaryLogin }> {
  const login = known ?? newTemporaryLogin()
  try {
    const { token } = await api('POST /auth/register', { body: { type: 'TEMP', ...login } })
    if (token === null) throw new Error('a temporary account is signed in at once')
    return { token, login }
  } catch (error) {
    if (!known || !(error instanceof ApiError) || error.status >= 500) throw error
    return signIn(api, null)
  }
}
