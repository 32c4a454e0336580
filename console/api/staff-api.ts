import {
  ApiError,
  createCaller,
  type Answer,
  type CallInput,
  type LooseInput,
} from '#contract/client.ts'
import type { StaffApi } from '#contract/staff-endpoints.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { language } from '../language/language.ts'
import { queryClient } from './query-client.ts'
import { renewToken, signedInAgain, staffToken } from './session.ts'

export type StaffKey = keyof StaffApi
export type StaffInput<Key extends StaffKey> = CallInput<Key, StaffApi>
export type StaffAnswer<Key extends StaffKey> = Answer<Key, StaffApi>

/**
 * Calls the staff API. If the session has ended, waits until the person has signed in again and
 * repeats the call, so that nothing typed is lost.
 */
export async function callStaff<Key extends StaffKey>(
  key: Key,
  input: LooseInput = {},
): Promise<StaffAnswer<Key>> {
  const token = staffToken()
  try {
    return await send(key, input)
  } catch (error) {
    // The shell then asks for what is missing.
    if (hasCode(error, 'second_factor_missing') || hasCode(error, 'new_password_missing')) {
      void queryClient.invalidateQueries({ queryKey: ['GET /auth/me'] })
    }
    if (!hasCode(error, 'unauthenticated') || token === null) throw error
    // Another call may have ended or restarted the session meanwhile.
    if (staffToken() === token || staffToken() === null) await signedInAgain()
    return send(key, input)
  }
}

function send<Key extends StaffKey>(key: Key, input: LooseInput): Promise<StaffAnswer<Key>> {
  const call = createCaller<StaffApi>({
    send: (request) => fetch(request),
    base: `${location.origin}/api/staff`,
    locale: language(),
    token: staffToken,
    onAnswer(response) {
      const renewed = response.headers.get('x-renewed-token')
      if (renewed) renewToken(renewed)
    },
  })
  return call(key, input)
}

function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code
}
