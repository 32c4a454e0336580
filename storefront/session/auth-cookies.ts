import { authSeconds } from './storage.ts'
import { parseTemporaryLogin, type TemporaryLogin } from './temporary-credentials.ts'

/** The auth cookies of a browser without JavaScript, in the format of `storage.ts`. */
export interface AuthCookies {
  token: string | null
  isRegistered: boolean
  temporary: TemporaryLogin | null
  readonly changes: readonly string[]
  /** Null removes the cookie. */
  keep: (name: 'token' | 'temporary' | 'registered', value: string | null) => void
}

export function openAuthCookies(request: Request, isSecure: boolean): AuthCookies {
  const given = readCookies(request.headers.get('cookie') ?? '')
  const changes: string[] = []
  return {
    token: given.get('auth.token') || null,
    isRegistered: given.has('auth.registered'),
    temporary: parseTemporaryLogin(given.get('auth.temporary') ?? null),
    changes,
    keep(name, value) {
      const text = value === null ? '' : encodeURIComponent(value)
      const age = value === null ? 0 : authSeconds[name]
      const secure = isSecure ? '; Secure' : ''
      changes.push(`auth.${name}=${text}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`)
    },
  }
}

export function cookieHeaders({ changes }: AuthCookies): Headers {
  const headers = new Headers()
  for (const cookie of changes) headers.append('set-cookie', cookie)
  return headers
}

function readCookies(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split('; ').flatMap((part) => {
      const at = part.indexOf('=')
      const value = decoded(part.slice(at + 1))
      return at < 1 || value === null ? [] : [[part.slice(0, at), value] as const]
    }),
  )
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    // A malformed cookie that is not ours.
    return null
  }
}
