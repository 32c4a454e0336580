/** What opens the visitor's temporary account: random, known to this browser only. */
export interface TemporaryLogin {
  email: string
  password: string
}

/** Null for what is cut off, or not ours: a new one is made. */
export function parseTemporaryLogin(kept: string | null): TemporaryLogin | null {
  if (kept === null) return null
  try {
    const { email, password }: Record<string, unknown> = JSON.parse(kept)
    return typeof email === 'string' && typeof password === 'string' ? { email, password } : null
  } catch {
    return null
  }
}
