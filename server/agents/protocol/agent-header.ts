import { isInnerList, parseDictionary } from 'structured-headers'
import { ProtocolError } from './protocol-error.ts'

/** The platform's profile that `UCP-Agent` names, a dictionary of structured fields (RFC 8941). */
export function profileInHeader(header: string): string {
  const value = memberOf(header, 'profile')
  if (typeof value !== 'string') {
    throw new ProtocolError('invalid_profile_url', 'UCP-Agent names no profile="https://…".')
  }
  return value
}

function memberOf(header: string, name: string): unknown {
  try {
    const entry = parseDictionary(header).get(name)
    return entry === undefined || isInnerList(entry) ? undefined : entry[0]
  } catch {
    throw new ProtocolError('invalid_profile_url', 'UCP-Agent is not a structured dictionary.')
  }
}

/** Throws for what is no https address. */
export function profileUrl(text: unknown): string {
  if (typeof text !== 'string' || text === '') {
    throw new ProtocolError('invalid_profile_url', 'The request names no platform profile.')
  }
  const isUrl = text.length <= 2000 && URL.canParse(text)
  if (!isUrl || new URL(text).protocol !== 'https:') {
    throw new ProtocolError('invalid_profile_url', 'A platform profile has an https address.')
  }
  return new URL(text).href
}
