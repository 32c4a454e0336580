import { createHash } from 'node:crypto'
import { parseDictionary } from 'structured-headers'

/** Header for raw bytes (RFC 9530). */
export function contentDigest(body: Uint8Array | string): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
}

/** Whether a `Content-Digest` names the digest of these bytes. */
export function isDigestOf(header: string, body: Uint8Array): boolean {
  try {
    const named = parseDictionary(header).get('sha-256')?.[0]
    if (!(named instanceof ArrayBuffer)) return false
    return createHash('sha256').update(body).digest().equals(Buffer.from(named))
  } catch {
    return false
  }
}
