import { randomText } from '#domain/ids.ts'
import type { ApiClient } from '#contract/client.ts'
import type { AuthCookies } from '../session/auth-cookies.ts'
import { isRefused } from '../session/refused.ts'
import type { Login, Registration } from './sign-in.ts'

type ApiOf = (token: string | null) => ApiClient

/** `signIn` for browsers without JavaScript: the result is stored in cookies. */
export async function signInByForm(api: ApiOf, cookies: AuthCookies, login: Login): Promise<void> {
  const visitor = await visitorToken(api, cookies)
  const { token } = await api(visitor)('POST /auth/login', { body: login })
  cookies.keep('token', token)
  cookies.keep('registered', randomText(12))
  cookies.keep('temporary', null)
}

/** `registerAndSignIn` without the sign-in. */
export async function registerByForm(
  api: ApiOf,
  cookies: AuthCookies,
  form: Registration,
): Promise<void> {
  const visitor = await visitorToken(api, cookies)
  if (visitor === null) await api(null)('POST /auth/register', { body: form })
  else await api(visitor)('POST /auth/migrate', { body: form })
}

/** A fresh token of the visitor's temporary account; null if it has none or no longer exists. */
async function visitorToken(api: ApiOf, { temporary }: AuthCookies): Promise<string | null> {
  if (!temporary) return null
  const body = { type: 'TEMP' as const, login_id: temporary.email, password: temporary.password }
  try {
    return (await api(null)('POST /auth/login', { body })).token
  } catch (error) {
    if (!isRefused(error, 'wrong_credentials')) throw error
    return null
  }
}
