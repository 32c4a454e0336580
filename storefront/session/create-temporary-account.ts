import { randomText } from '#domain/ids.ts'
import type { TemporaryLogin } from './temporary-login.ts'

export function newTemporaryLogin(): TemporaryLogin {
  return { email: `${randomText(24).toLowerCase()}@temp.invalid`, password: randomText(32) }
}
