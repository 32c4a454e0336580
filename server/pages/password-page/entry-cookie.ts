import { createHmac, timingSafeEqual } from 'node:crypto'

const entrySeconds = 7 * 24 * 3600

/** What an entry is signed with: another password, or another secret, ends all of them. */
export interface EntryKey {
  secret: string
  passwordHash: string
}

/** The `Set-Cookie` for a visitor who typed the password. */
export function entryCookie(key: EntryKey, now: Date, isSecure: boolean): string {
  const until = Math.floor(now.getTime() / 1000) + entrySeconds
  const rules = `Max-Age=${entrySeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return `${nameOf(isSecure)}=${until}.${signature(key, until)}; ${rules}`
}

/** Whether the request's cookies hold an entry that is ours and still valid. */
export function hasEntry(
  cookies: string | undefined,
  key: EntryKey,
  now: Date,
  isSecure: boolean,
): boolean {
  const entry = new RegExp(`(?:^|;\\s*)${nameOf(isSecure)}=(\\d{1,12})\\.([\\w-]{1,100})`)
  const [, until = '', given = ''] = entry.exec(cookies ?? '') ?? []
  if (!(Number(until) * 1000 > now.getTime())) return false
  const known = Buffer.from(signature(key, Number(until)))
  const sent = Buffer.from(given)
  return known.length === sent.length && timingSafeEqual(known, sent)
}

/** Browsers take a cookie with the prefix by https and from this very host only. */
function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-shop_entry' : 'shop_entry'
}

function signature({ secret, passwordHash }: EntryKey, until: number): string {
  return createHmac('sha256', secret).update(`${until} ${passwordHash}`).digest('base64url')
}
