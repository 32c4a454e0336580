import type { Call } from '../operations/call.ts'

/**
 * Whose guesses at codes are counted together: a platform's, if it signs. Anybody can name a platform
 * without signing, so what is not signed counts for its network address.
 */
export function guesserOf({ platform, address }: Pick<Call, 'platform' | 'address'>) {
  const id = platform.isSigned ? platform.url : `unsigned ${address}`
  return { account: { id }, address }
}
