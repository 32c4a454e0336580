/**
 * Auth data under the prefix `auth.` in local storage and cookies (spec §9). A form posted before
 * scripts loaded sets only the cookie, so either may be newer.
 */
const prefix = 'auth.'

export function readAuth(name: string): string | null {
  return cookie(prefix + name) ?? fromLocalStorage(prefix + name)
}

export function storeAuth(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${prefix}${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
  try {
    localStorage.setItem(prefix + name, value)
  } catch {
    // Storage is unavailable: the cookie remains.
  }
}

export function removeAuth(name: string): void {
  document.cookie = `${prefix}${name}=; Path=/; SameSite=Lax; Max-Age=0`
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Storage is unavailable.
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
