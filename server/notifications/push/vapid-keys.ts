import { createECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Db, Trx } from '../../platform/database/db.ts'
import { shopSecret } from '../../platform/access/shop-secret.ts'

interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** By which push services know the shop (RFC 8292); drawn once, since subscriptions depend on it. */
export async function vapidKeys(db: Db | Trx): Promise<VapidKeys> {
  const draw = () => webPush.generateVAPIDKeys().privateKey
  const privateKey = await shopSecret(db, 'web-push', draw)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}
