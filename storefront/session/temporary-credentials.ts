import { randomText } from '#domain/ids.ts'

/** Random credentials of the visitor's temporary account, stored only in this browser. */
export interface TemporaryLogin {
  email: string
  password: string
}

export function newTemporaryLogin(): TemporaryLogin {
  return { email: `${randomText(24).toLowerCase()}@temp.invalid`, password: randomText(32) }
}

/** Null if the value is truncated or not ours. */
export function parseTemporaryLogin(kept: string | null): TemporaryLogin | null {
  if (kept === null) return null
  try {
    const { email, password }: Record<string, unknown> = JSON.parse(kept)
    return typeof email === 'string' && typeof password === 'string' ? { email, password } : null
  } catch {
    return null
  }
}
