import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { shopSecret } from '../../platform/access/shop-secret.ts'
import type { Ctx } from '../../platform/context.ts'

export interface OwnKey {
  id: string
  secret: KeyObject
}

/** The key that this shop signs with, made at its first use; all its processes have the same. */
export async function ownKey({ db }: Pick<Ctx, 'db'>): Promise<OwnKey> {
  const pem = await shopSecret(db, 'agents_signing_key', drawKey)
  const secret = createPrivateKey(pem)
  return { id: thumbprint(secret), secret }
}

/** The public half, for the profile. */
export function publicJwk({ id, secret }: OwnKey) {
  const { kty, crv, x, y } = createPublicKey(secret).export({ format: 'jwk' })
  return { kid: id, kty, crv, x, y, use: 'sig', alg: 'ES256' }
}

function drawKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
}

/** RFC 7638. */
function thumbprint(secret: KeyObject): string {
  const { crv, kty, x, y } = createPublicKey(secret).export({ format: 'jwk' })
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
}
