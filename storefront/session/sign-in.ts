import type { CallInput } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { carryWishesOver } from '../wishlist/account-wishlist.ts'
import {
  accountMark,
  becomeCustomer,
  keepToken,
  readStanding,
  readTemporaryLogin,
} from './auth-state.ts'
import { forgetCustomer } from './forget-customer.ts'
import { reloadOwn } from './reload-own.ts'
import { isRefused } from './refused.ts'
import { alone, apiWith, publicApi } from './session.ts'
import { removeAuth } from './storage.ts'

export interface Login {
  type: 'EMAIL' | 'PHONE'
  login_id: string
  password: string
}

export type Registration = CallInput<'POST /auth/migrate'>['body']

// spec §9
const loginRetries = 5

/**
 * Signs a customer in. Cart, orders and likes of the visitor come along. Refused, the visitor stays
 * who they are and keeps their cart (spec §4).
 */
export async function signIn(locale: Locale, login: Login): Promise<void> {
  await alone(() => logIn(locale, () => broughtAlong(locale, login)))
  void reloadOwn(locale)
}

/**
 * Makes an account, out of the visitor's if there is one, and signs in with it. Whether the contact
 * had an account already does not show but in that: `wrong_credentials`.
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

/** Becomes the customer whose token is asked for; refused, stays the visitor. */
async function logIn(locale: Locale, ask: () => Promise<string>): Promise<void> {
  try {
    const before = accountMark()
    const token = await ask()
    // Whoever was signed out by time may have been somebody else.
    if (readStanding() === 'ended') forgetCustomer()
    becomeCustomer(token, randomText(12))
    carryWishesOver(before)
  } catch (error) {
    await stayVisitor(locale)
    throw error
  }
}

/** A customer's token; what belongs to the visitor becomes theirs. */
async function tokenFor(locale: Locale, login: Login, visitor: string | null): Promise<string> {
  const { token } = await apiWith(locale, visitor)('POST /auth/login', { body: login })
  return token
}

/** The same, with a fresh token of the visitor: one that died unseen would bring nothing along. */
async function broughtAlong(locale: Locale, login: Login): Promise<string> {
  return tokenFor(locale, login, await visitorToken(locale))
}

/**
 * The visitor's account usually is the customer's by now, and cannot be signed in to as a visitor's
 * any more. Where the contact had an account already, the visitor's is still there to be brought.
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

/** Only who has an account here can stay; a mere reader is given none for a wrong password. */
async function stayVisitor(locale: Locale): Promise<void> {
  for (let tries = 0; tries < loginRetries; tries++) {
    try {
      await visitorToken(locale)
      return
    } catch {
      // Once more; after the last one the next call that needs it signs in.
    }
  }
}

/** A fresh token of the visitor's temporary account; null when there is none, or none any more. */
async function visitorToken(locale: Locale): Promise<string | null> {
  const known = readTemporaryLogin()
  if (!known) return null
  const body = { type: 'TEMP' as const, login_id: known.email, password: known.password }
  try {
    const { token } = await publicApi(locale)('POST /auth/login', { body })
    keepToken(token)
    return token
  } catch (error) {
    if (!isRefused(error, 'wrong_credentials')) throw error
    // Swept away, or a customer's by now.
    removeAuth('temporary')
    removeAuth('token')
    return null
  }
}

/** spec §4: by the email, or by area code and phone. */
function loginOf(form: Registration): Login {
  const { password } = form
  if (form.type === 'EMAIL') return { type: 'EMAIL', login_id: form.email, password }
  return { type: 'PHONE', login_id: form.area_code + form.phone, password }
}
