import { ApiError } from '#contract/client.ts'
import { defineMessages } from '../language/messages.ts'
import { language } from '../language/language.ts'
import { isPermission } from '#domain/staff/permissions.ts'
import { refusalText } from './permission-names.ts'
import type { StaffSelf } from './session.ts'
import { queryClient } from './query-client.ts'

/** Repeats contract/error-sentences.ts: importing the table would bring the validator along. */
const unanswered = defineMessages([
  'The shop cannot be reached right now. Please check the connection and try again.',
  '暫時未能連接商店，請檢查網絡後再試。',
])

/** The sentence to show for a failed call, in the person's language. */
export function errorText(error: unknown): string {
  const refused = refusalOf(error)
  if (refused !== null) return refused
  if (error instanceof ApiError && error.message !== '') return error.message
  return unanswered[language()]
}

/** By the name of the permission that is lacking; null for any other failure. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'forbidden') return null
  const me = queryClient.getQueryData<StaffSelf>(['GET /auth/me', {}])
  const name = String(error.details['permission'])
  return me && isPermission(name) ? refusalText(me, name, language()) : null
}

/** Says what is wrong with a call, where no field of the screen can show it. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError) || error.issues.length === 0) return errorText(error)
  return [...new Set(error.issues.map(({ message }) => message))].join(' ')
}
