import type { CallInput } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { mergeBrowserWishlist } from '../wishlist/account-wishlist.ts'
import { accountMark, becomeCustomer, readAuthStatus } from '../session/auth-state.ts'
import { forgetCustomer } from './forget-customer.ts'
import { reloadOwn } from './reload-own.ts'
import { alone, apiWith, publicApi } from '../session/session.ts'
import { stayVisitor, visitorToken } from '../session/temporary-login.ts'

export interface Login {
  type: 'EMAIL' | 'PHONE'
  login_id: string
  password: string
}

export type Registration = CallInput<'POST /auth/migrate'>['body']

/**
 * Signs a customer in and carries the visitor's cart, orders and wishlist over. If it fails, the
 * visitor keeps their account and cart (spec §4).
 */
export async function signIn(locale: Locale, login: Login): Promise<void> {
  await alone(() => logIn(locale, () => broughtAlong(locale, login)))
  void reloadOwn(locale)
}

type CodeLogin = CallInput<'POST /auth/login-with-code'>['body']

/** `signIn` with a code sent to a verified phone. */
export async function signInByCode(locale: Locale, login: CodeLogin): Promise<void> {
  await alone(() =>
    logIn(locale, async () => {
      const api = apiWith(locale, await visitorToken(locale))
      return (await api('POST /auth/login-with-code', { body: login })).token
    }),
  )
  void reloadOwn(locale)
}

/**
 * Registers, converting the visitor's account if there is one, and signs in. That the contact already
 * had an account shows only as `wrong_credentials`.
 */
export async function registerAndSignIn(locale: Locale, form: Registration): Promise<void> {
  await alone(async () => {
    const login = loginOf(form)
    const visitor = await visitorToken(locale)
    if (visitor === null) {
      await publicApi(locale)('POST /auth/register', { body: form })
      return logIn(locale, () => tokenFor(locale, login, null))
    }
    const id = await accountOf(locale, visitor)
    await apiWith(locale, visitor)('POST /auth/migrate', { body: form })
    await logIn(locale, () => tokenAfterMigration(locale, login, id))
  })
  void reloadOwn(locale)
}

/** Stores the customer's token; on failure restores the visitor. */
async function logIn(locale: Locale, ask: () => Promise<string>): Promise<void> {
  try {
    const before = accountMark()
    const token = await ask()
    // The expired session may have been another customer's.
    if (readAuthStatus() === 'ended') forgetCustomer()
    becomeCustomer(token, randomText(12))
    mergeBrowserWishlist(before)
  } catch (error) {
    await stayVisitor(locale)
    throw error
  }
}

/** Signs in; the API merges the visitor's data into the customer's account. */
async function tokenFor(locale: Locale, login: Login, visitor: string | null): Promise<string> {
  const { token } = await apiWith(locale, visitor)('POST /auth/login', { body: login })
  return token
}

/** Signs in with a fresh visitor token: with an expired one nothing would be carried over. */
async function broughtAlong(locale: Locale, login: Login): Promise<string> {
  return tokenFor(locale, login, await visitorToken(locale))
}

/**
 * The visitor's account has usually become the customer's by now, so there is nothing to carry over.
 * If the contact already had an account, the visitor's still exists and is merged.
 */
async function tokenAfterMigration(
  locale: Locale,
  login: Login,
  visitorId: string,
): Promise<string> {
  const token = await tokenFor(locale, login, null)
  return (await accountOf(locale, token)) === visitorId ? token : broughtAlong(locale, login)
}

async function accountOf(locale: Locale, token: string): Promise<string> {
  return (await apiWith(locale, token)('GET /auth/user')).user._id
}

/** spec §4: by the email, or by area code and phone. */
function loginOf(form: Registration): Login {
  const { password } = form
  if (form.type === 'EMAIL') return { type: 'EMAIL', login_id: form.email, password }
  return { type: 'PHONE', login_id: form.area_code + form.phone, password }
}
