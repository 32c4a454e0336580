import { useSyncExternalStore } from 'react'
import { readAuth, removeAuth, storeAuth } from './storage.ts'
import { parseTemporaryLogin, type TemporaryLogin } from './temporary-login.ts'

// spec §9: auth token max age.
const tokenSeconds = 1800
/** Lifetime of unused temporary accounts, and of the mark that a customer was signed in here. */
const rememberedSeconds = 30 * 24 * 3600

/**
 * spec §3: the auth state has the flags registered and loggedIn. `ended`: a registered customer whose
 * session has expired. No call is made on their behalf until they sign in again or go on as a visitor.
 */
export type Standing = 'visitor' | 'registered' | 'ended'

export function readStanding(): Standing {
  if (readAuth('registered') === null) return 'visitor'
  return readAuth('token') === null ? 'ended' : 'registered'
}

/** Null on the server and during hydration: pages are the same for everyone. */
export function useStanding(): Standing | null {
  return useSyncExternalStore(watchAuth, readStanding, () => null)
}

/** Whether this browser has a usable account; visitors who only browse have none. */
export function hasAccount(): boolean {
  const standing = readStanding()
  if (standing !== 'visitor') return standing === 'registered'
  return readAuth('token') !== null || readAuth('temporary') !== null
}

export function useHasAccount(): boolean {
  return useSyncExternalStore(watchAuth, hasAccount, () => false)
}

/** Identifies this browser's account; null if it has none. */
export function accountMark(): string | null {
  if (!hasAccount()) return null
  return readAuth('registered') ?? readTemporaryLogin()?.email ?? 'temporary'
}

export function keepToken(token: string): void {
  storeAuth('token', token, tokenSeconds)
}

export function keepTemporaryLogin(login: TemporaryLogin): void {
  storeAuth('temporary', JSON.stringify(login), rememberedSeconds)
}

/** Calls back whenever a different customer is signed in, here or in another tab. */
export function onOtherCustomer(tell: () => void): void {
  const now = () => readStanding() + readAuth('registered')
  let last = now()
  watchAuth(() => {
    if (last === now()) return
    last = now()
    tell()
  })
}

/** Replaces this browser's account by a customer's. `mark` is random for each sign-in. */
export function becomeCustomer(token: string, mark: string): void {
  keepToken(token)
  storeAuth('registered', mark, rememberedSeconds)
  removeAuth('temporary')
  tellAuth()
}

/** After a sign-out, or an expired session the customer does not renew. */
export function becomeVisitor(): void {
  removeAuth('token')
  removeAuth('registered')
}

/** Removes a token the API has rejected, unless it was replaced meanwhile. */
export function dropToken(token: string | null): void {
  if (readAuth('token') !== token) return
  removeAuth('token')
  if (readStanding() === 'ended') tellAuth()
}

export function readTemporaryLogin(): TemporaryLogin | null {
  return parseTemporaryLogin(readAuth('temporary'))
}

const changed = 'shop-auth'

/** Notifies this tab; other tabs get `storage` events. */
export function tellAuth(): void {
  dispatchEvent(new Event(changed))
}

/** Listens for changes in any tab, and for pages restored from the back/forward cache. */
export function watchAuth(listener: () => void): () => void {
  const events = [changed, 'storage', 'pageshow']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
