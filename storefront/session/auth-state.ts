import { useSyncExternalStore } from 'react'
import { readAuth, removeAuth, writeAuth } from './storage.ts'
import { parseTemporaryLogin, type TemporaryLogin } from './temporary-login.ts'

// spec §9: auth token max age.
const tokenSeconds = 1800
/** Unused temporary accounts live this long; so does the memory that somebody was signed in here. */
const rememberedSeconds = 30 * 24 * 3600

/**
 * spec §3: the auth state has the flags registered and loggedIn. A registered customer who is not
 * logged in any more was signed out by time, and has `ended`: nothing is done in their place until
 * they say who they are.
 */
export type Standing = 'visitor' | 'registered' | 'ended'

export function readStanding(): Standing {
  if (readAuth('registered') === null) return 'visitor'
  return readAuth('token') === null ? 'ended' : 'registered'
}

/** Null on the server and while React takes a page over: pages are the same for everybody. */
export function useStanding(): Standing | null {
  return useSyncExternalStore(watchAuth, readStanding, () => null)
}

/** Whether this browser has an account that works; a mere reader has none. */
export function hasAccount(): boolean {
  const standing = readStanding()
  if (standing !== 'visitor') return standing === 'registered'
  return readAuth('token') !== null || readAuth('temporary') !== null
}

/** The same for what is drawn. */
export function useHasAccount(): boolean {
  return useSyncExternalStore(watchAuth, hasAccount, () => false)
}

/** Tells one account of this browser from the next; null while there is none. */
export function accountMark(): string | null {
  if (!hasAccount()) return null
  return readAuth('registered') ?? readTemporaryLogin()?.email ?? 'temporary'
}

export function keepToken(token: string): void {
  writeAuth('token', token, tokenSeconds)
}

export function keepTemporaryLogin(login: TemporaryLogin): void {
  writeAuth('temporary', JSON.stringify(login), rememberedSeconds)
}

/** Calls with each change of who is signed in, here or in another tab. */
export function onOtherCustomer(tell: () => void): void {
  const now = () => readStanding() + readAuth('registered')
  let last = now()
  watchAuth(() => {
    if (last === now()) return
    last = now()
    tell()
  })
}

/**
 * Whoever held this browser's account before, from now on it is a customer's. `mark` is drawn anew
 * for each sign-in.
 */
export function becomeCustomer(token: string, mark: string): void {
  keepToken(token)
  writeAuth('registered', mark, rememberedSeconds)
  removeAuth('temporary')
  tellAuth()
}

/** A customer who left, or was signed out and goes on without signing in. */
export function becomeVisitor(): void {
  removeAuth('token')
  removeAuth('registered')
}

/** A token that the shop knows no longer. */
export function dropToken(token: string | null): void {
  if (readAuth('token') !== token) return
  removeAuth('token')
  if (readStanding() === 'ended') tellAuth()
}

export function readTemporaryLogin(): TemporaryLogin | null {
  return parseTemporaryLogin(readAuth('temporary'))
}

const changed = 'shop-auth'

/** This tab hears of it; other tabs do by themselves. */
export function tellAuth(): void {
  dispatchEvent(new Event(changed))
}

/** Hears of changes here and in other tabs, and of a page that the browser brings back as it was left. */
export function watchAuth(listener: () => void): () => void {
  const events = [changed, 'storage', 'pageshow']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
