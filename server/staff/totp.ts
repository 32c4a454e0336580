import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

/** Codes of the step before and after are accepted too: clocks of phones differ. */
const tolerance = 1

/** Base32, 160 bits. */
export function drawTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Content of the QR code for an authenticator app (RFC 6238). */
export function totpUri(secret: string, issuer: string, email: string): string {
  return new TOTP({ issuer, label: email, secret, period: periodSeconds }).toString()
}

/** The time step that this code belongs to; null if it fits none near `now`. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  // The library compares lengths in characters, then in bytes.
  if (!/^\d{6}$/.test(code)) return null
  const totp = new TOTP({ secret, period: periodSeconds })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: tolerance })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
