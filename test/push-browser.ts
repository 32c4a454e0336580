import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { PushMessage } from '#contract/push-message.ts'

interface Arrived {
  headers: Readonly<Record<string, string | string[] | undefined>>
  bytes: Buffer
}

export interface PushBrowser {
  /** Keys as `PushSubscription.toJSON` answers them. */
  keys: { p256dh: string; auth: string }
  /** What a push says to this browser. Throws if it was meant for another. */
  open: (arrived: Arrived) => PushMessage
}

/** A browser as push services and the shop know it: RFC 8291, by Node's own cryptography. */
export function pushBrowser(): PushBrowser {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    open({ bytes }) {
      const salt = bytes.subarray(0, 16)
      const idLength = bytes[20] ?? 0
      const sender = bytes.subarray(21, 21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${label}\0`, length))
      const sealed = bytes.subarray(21 + idLength)
      const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      opening.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}

interface Claims {
  aud: string
  exp: number
  sub: string
}

/** What the shop says of itself (RFC 8292). Throws unless it signed it with that key. */
export function vapidClaims({ headers }: Arrived, publicKey: string): Claims {
  const [, token = '', key] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? []
  if (key !== publicKey) throw new Error('the push names another key')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const signer = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const isRight = verify(
    'sha256',
    signed,
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('the shop did not sign this')
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
}
