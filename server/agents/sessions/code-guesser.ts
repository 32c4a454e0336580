import type { Call } from '../operations/call.ts'

/**
 * Counts guesses at codes by platform if the request is signed. Anybody can name a platform without
 * signing, so unsigned guesses count for their network address.
 */
export function guesserOf({ platform, address }: Pick<Call, 'platform' | 'address'>) {
  const id = platform.isSigned ? platform.url : `unsigned ${address}`
  return { account: { id }, address }
}
