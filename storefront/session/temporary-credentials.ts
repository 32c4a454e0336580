import { randomText } from '#domain/ids.ts'
import { parseJson } from '#domain/parse-json.ts'
import { textsOf } from '../storage-values.ts'

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
  const { email, password } = textsOf(parseJson(kept))
  return email !== undefined && password !== undefined ? { email, password } : null
}
