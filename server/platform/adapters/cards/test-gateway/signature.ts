import { createHmac, timingSafeEqual } from 'node:crypto'
import { DomainError } from '#domain/errors.ts'

export const signatureHeader = 'test-gateway-signature'

/** An older message may be a replay. */
const toleranceSeconds = 300

/** Signs timestamp and body together, so that neither can be swapped. */
export function sign(secret: string, at: Date, body: string): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${digest(secret, time, body)}`
}

/** Throws `bad_signature` unless the body was signed with the secret within the tolerance. */
export function requireSignature(
  secret: string,
  now: Date,
  body: string,
  signature: string | null,
): void {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  const expected = digest(secret, Number(time), body)
  const isSigned =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  const age = Math.abs(now.getTime() / 1000 - Number(time))
  if (!isSigned || age > toleranceSeconds) throw new DomainError('bad_signature')
}

function digest(secret: string, time: number, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}
