import { rememberedSeconds, tokenSeconds } from '#domain/session-lifetime.ts'

/** How long each value lives as a cookie. */
export const authSeconds = {
  registered: rememberedSeconds,
  token: tokenSeconds,
  temporary: rememberedSeconds,
} as const

type AuthName = keyof typeof authSeconds

/**
 * Auth data under the prefix `auth.` in local storage and cookies (spec §9). A form posted before
 * scripts loaded sets only the cookie, so either may be newer.
 */
const prefix = 'auth.'

export function readAuth(name: AuthName): string | null {
  return cookie(prefix + name) ?? fromLocalStorage(prefix + name)
}

/** Null removes the value. */
export function storeAuth(name: AuthName, value: string | null): void {
  const age = value === null ? 0 : authSeconds[name]
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${prefix}${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`
  try {
    if (value === null) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, value)
  } catch {
    // Storage is unavailable: the cookie remains.
  }
}

export function removeAuth(name: AuthName): void {
  storeAuth(name, null)
}

/**
 * Makes both storages alike when a page starts, so that a browser that loses one of them, and the
 * other after a later visit, loses nothing. Where they differ the cookie is newer.
 */
export function restoreAuth(): void {
  for (const name of ['registered', 'token', 'temporary'] as const) {
    const value = readAuth(name)
    if (value === null) continue
    storeAuth(name, value)
    // A sign-in without scripts ends the temporary account, but cannot remove it from local storage.
    if (name === 'registered') removeAuth('temporary')
  }
}

function cookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=')
    if (part.slice(0, at) === name && at < part.length - 1)
      return decodeURIComponent(part.slice(at + 1))
  }
  return null
}

function fromLocalStorage(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // Storage is unavailable.
    return null
  }
}
