import { ApiError, type ApiClient } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'

const tokenSeconds = 1800
const temporarySeconds = 30 * 24 * 3600

/** The account of a visitor whose browser runs no scripts, as its cookies keep it (see `storage.ts`). */
export interface VisitorAccount {
  token: string
  /** A customer's: it is never renewed as a visitor's, they sign in again. */
  isRegistered: boolean
  /** `Set-Cookie` values that keep it. */
  readonly cookies: readonly string[]
  /** Signs in again, into `token`. */
  renew: () => Promise<void>
}

interface Login {
  email: string
  password: string
}

export async function openAccount(
  request: Request,
  api: ApiClient,
  isSecure: boolean,
): Promise<VisitorAccount> {
  const given = readCookies(request.headers.get('cookie') ?? '')
  const cookies: string[] = []
  const keep = (name: string, value: string, seconds: number) => {
    const secure = isSecure ? '; Secure' : ''
    const kept = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${seconds}`
    cookies.push(kept + secure)
  }
  const account: VisitorAccount = {
    token: given.get('auth.token') ?? '',
    isRegistered: given.has('auth.registered'),
    cookies,
    async renew() {
      const known = parseLogin(given.get('auth.temporary'))
      const { token, login } = await signIn(api, known)
      account.token = token
      keep('auth.token', token, tokenSeconds)
      keep('auth.temporary', JSON.stringify(login), temporarySeconds)
    },
  }
  if (account.token === '' && !account.isRegistered) await account.renew()
  return account
}

/** A temporary account that was swept away meanwhile makes room for a new one. */
async function signIn(
  api: ApiClient,
  known: Login | null,
): Promise<{ token: string; login: Login }> {
  const login = known ?? {
    email: `${randomText(24).toLowerCase()}@temp.invalid`,
    password: randomText(32),
  }
  try {
    const { token } = await api('POST /auth/register', { body: { type: 'TEMP', ...login } })
    if (token === null) throw new Error('a temporary account is signed in at once')
    return { token, login }
  } catch (error) {
    if (!known || !(error instanceof ApiError) || error.status >= 500) throw error
    return signIn(api, null)
  }
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
    // Somebody else's cookie.
    return null
  }
}

function parseLogin(kept: string | undefined): Login | null {
  if (kept === undefined) return null
  try {
    const { email, password }: Record<string, unknown> = JSON.parse(kept)
    return typeof email === 'string' && typeof password === 'string' ? { email, password } : null
  } catch {
    // Cut off, or not ours: a new one is made.
    return null
  }
}
