import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a text with a secret of the shop, for a column that a query may show. */
export function sealText(secret: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(secret), nonce)
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
}

/** Throws if the text was sealed with another secret, or changed since. */
export function openSealedText(secret: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes)
  const opening = createDecipheriv(cipher, keyOf(secret), nonce)
  opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = opening.update(sealed.subarray(nonceBytes + tagBytes))
  return Buffer.concat([text, opening.final()]).toString('utf8')
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
