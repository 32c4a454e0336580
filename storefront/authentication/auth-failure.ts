import { ApiError } from '#contract/client.ts'
import { errorText } from '../forms/error-text.ts'
import type { Messages } from '../messages/messages.ts'
import { authFields, type AuthDraft, type AuthField, type AuthProblems } from './auth-draft.ts'

/** Why the form as a whole was refused. */
export type Refusal =
  | { kind: 'credentials' }
  /** Seconds until the next attempt; null if the server did not say. */
  | { kind: 'wait'; seconds: number | null }
  | { kind: 'other'; text: string }

export interface AuthFailure {
  problems: AuthProblems
  refusal: Refusal | null
}

/** Result of a form submitted without JavaScript, with the input as typed except the password. */
export interface AuthOutcome extends AuthFailure {
  draft: AuthDraft
  isSent: boolean
}

export function failureOf(error: unknown, messages: Messages): AuthFailure {
  if (error instanceof ApiError) {
    if (error.code === 'wrong_credentials') return refused({ kind: 'credentials' })
    if (error.code === 'rate_limited') return refused({ kind: 'wait', seconds: waitOf(error) })
    const problems = problemsOfIssues(error)
    if (Object.keys(problems).length > 0) return { problems, refusal: null }
  }
  return refused({ kind: 'other', text: errorText(error, messages) })
}

function refused(refusal: Refusal): AuthFailure {
  return { problems: {}, refusal }
}

function waitOf({ details }: ApiError): number | null {
  const seconds = Number(details['retry_after_seconds'])
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

/** Input was validated before, so what remains is what only the server can know. */
function problemsOfIssues({ code, issues }: ApiError): AuthProblems {
  if (code === 'verification_code_invalid') return { code: 'wrongCode' }
  const found = issues.flatMap(({ path }) => {
    const field = fieldOfPath(path)
    return field ? [[field, problemOfField[field] ?? 'wrongField'] as const] : []
  })
  return Object.fromEntries(found)
}

const problemOfField: AuthProblems = {
  email: 'invalidEmail',
  phone: 'invalidPhone',
  area_code: 'needAreaCode',
  password: 'commonPassword',
}

function fieldOfPath(path: string): AuthField | undefined {
  const name = path.replace(/^.*\./, '').replace('new_password', 'password')
  return authFields.find((field) => field === name)
}
