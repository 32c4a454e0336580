import { useSyncExternalStore } from 'react'
import { readAuth, removeAuth, storeAuth } from './storage.ts'
import { parseTemporaryLogin, type TemporaryLogin } from './temporary-credentials.ts'

/**
 * spec §3: the auth state has the flags registered and loggedIn. `ended`: a registered customer whose
 * session has expired. No call is made on their behalf until they sign in again or go on as a visitor.
 */
export type AuthStatus = 'visitor' | 'registered' | 'ended'

export function readAuthStatus(): AuthStatus {
  if (readAuth('registered') === null) return 'visitor'
  return readAuth('token') === null ? 'ended' : 'registered'
}

/** Null on the server and during hydration: pages are the same for everyone. */
export function useAuthStatus(): AuthStatus | null {
  return useSyncExternalStore(watchAuth, readAuthStatus, () => null)
}

/** Whether this browser has a usable account; visitors who only browse have none. */
export function hasAccount(): boolean {
  const status = readAuthStatus()
  if (status !== 'visitor') return status === 'registered'
  return readAuth('token') !== null || readAuth('temporary') !== null
}

export function useHasAccount(): boolean {
  return useSyncExternalStore(watchAuth, hasAccount, () => false)
}

let leaving = false

/** True while signing out, which chooses the next page itself. */
export function isSigningOut(): boolean {
  return leaving
}

export async function whileSigningOut(work: () => Promise<unknown>): Promise<void> {
  leaving = true
  try {
    await work()
  } finally {
    leaving = false
  }
}

/** Identifies this browser's account; null if it has none. */
export function accountMark(): string | null {
  if (!hasAccount()) return null
  return readAuth('registered') ?? readTemporaryLogin()?.email ?? 'temporary'
}

export function storeToken(token: string): void {
  storeAuth('token', token)
}

export function storeTemporaryLogin(login: TemporaryLogin): void {
  storeAuth('temporary', JSON.stringify(login))
}

/** Calls back whenever a different customer is signed in, here or in another tab. */
export function onOtherCustomer(notify: () => void): void {
  const now = () => readAuthStatus() + readAuth('registered')
  let last = now()
  watchAuth(() => {
    if (last === now()) return
    last = now()
    notify()
  })
}

/** Replaces this browser's account by a customer's. `mark` is random for each sign-in. */
export function becomeCustomer(token: string, mark: string): void {
  storeToken(token)
  storeAuth('registered', mark)
  removeAuth('temporary')
  notifyAuth()
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
  if (readAuthStatus() === 'ended') notifyAuth()
}

export function readTemporaryLogin(): TemporaryLogin | null {
  return parseTemporaryLogin(readAuth('temporary'))
}

const changed = 'shop-auth'

/** Notifies this tab; other tabs get `storage` events. */
export function notifyAuth(): void {
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
