import { createPublicKey } from 'node:crypto'
import { createVerifier, httpbis, type VerifyingKey } from 'http-message-signatures'
import { isInnerList, parseDictionary } from 'structured-headers'
import { isDigestOf } from './content-digest.ts'
import type { SigningKey } from './platform-profiles.ts'
import { ProtocolError } from './protocol-error.ts'

/** A request as it arrived, before anything read its body. */
export interface RawRequest {
  method: string
  /** The address that the platform called: the shop's own origin with path and query. */
  url: string
  headers: Record<string, string>
  body: Uint8Array
}

const algorithm = 'ecdsa-p256-sha256'
/** A platform's clock may be ahead by so many seconds. */
const tolerance = 120

/** Whether a request claims to be signed. Throws `signature_missing` for half of a signature. */
export function isSigned({ headers }: RawRequest): boolean {
  const parts = [headers['signature'], headers['signature-input']]
  if (parts.every((each) => each === undefined)) return false
  if (parts.every((each) => each !== undefined)) return true
  throw new ProtocolError('signature_missing', 'Signature and Signature-Input belong together.')
}

/** Whether some signature of the request names a key of these. */
export function namesKnownKey({ headers }: RawRequest, keys: readonly SigningKey[]): boolean {
  return keyIds(headers['signature-input'] ?? '').some((id) => keys.some(({ kid }) => kid === id))
}

/**
 * Checks a signature of RFC 9421 by one of the keys, over all that must be signed. Throws what the
 * specification calls the failure.
 */
export async function verifySignature(
  request: RawRequest,
  keys: readonly SigningKey[],
  { needsKey }: { needsKey: boolean },
): Promise<void> {
  const { headers, body } = request
  const ids = keyIds(headers['signature-input'] ?? '')
  const key = keys.find(({ kid }) => ids.includes(kid))
  if (!key) throw new ProtocolError('key_not_found', 'The platform’s profile has no such key.')
  const digest = headers['content-digest']
  if (digest !== undefined && !isDigestOf(digest, body)) {
    throw new ProtocolError('digest_mismatch', 'Content-Digest is not that of the body.')
  }
  const verifying = verifyingKey(key)
  const isValid = await httpbis
    .verifyMessage(
      {
        keyLookup: async ({ keyid }) => (keyid === key.kid ? verifying : null),
        requiredFields: requiredFields(request, needsKey),
        tolerance,
      },
      { method: request.method, url: request.url, headers },
    )
    // The library says by an error what is wrong with a signature.
    .catch(() => false)
  if (isValid !== true) {
    throw new ProtocolError('signature_invalid', `The signature by ${key.kid} is not valid.`)
  }
}

function requiredFields({ url, headers, body }: RawRequest, needsKey: boolean): string[] {
  return [
    '@method',
    '@authority',
    '@path',
    ...(new URL(url).search === '' ? [] : ['@query']),
    ...(headers['ucp-agent'] === undefined ? [] : ['ucp-agent']),
    ...(needsKey || headers['idempotency-key'] !== undefined ? ['idempotency-key'] : []),
    ...(body.length === 0 ? [] : ['content-digest', 'content-type']),
  ]
}

function verifyingKey(key: SigningKey): VerifyingKey {
  const { kty, crv, x, y } = key
  if (kty !== 'EC' || crv !== 'P-256') {
    throw new ProtocolError('algorithm_unsupported', 'Only ES256, by a key of P-256, is supported.')
  }
  try {
    const known = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })
    return { id: key.kid, algs: [algorithm], verify: createVerifier(known, algorithm) }
  } catch {
    throw new ProtocolError('profile_malformed', `The key ${key.kid} of the profile is no key.`)
  }
}

function keyIds(header: string): string[] {
  try {
    return [...parseDictionary(header).values()].flatMap((entry) => {
      if (!isInnerList(entry)) return []
      const [components, parameters] = entry
      const names = components.map((each) => JSON.stringify([each[0], [...each[1]]]))
      // RFC 9421: each component at most once.
      if (new Set(names).size < names.length) throw new Error('a component is named twice')
      const id = parameters.get('keyid')
      return typeof id === 'string' ? [id] : []
    })
  } catch {
    throw new ProtocolError(
      'signature_invalid',
      'Signature-Input is not a dictionary of components.',
    )
  }
}
