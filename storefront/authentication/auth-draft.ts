import type { CallInput } from '#contract/client.ts'
import {
  digitsOnly,
  isEmailShape,
  isPhoneShape,
  nationalNumber,
  normaliseAreaCode,
  normaliseEmail,
} from '#domain/contact.ts'
import { isPassword } from '#domain/password.ts'
import { typedText } from '../forms/typed-text.ts'
import type { AuthMessages } from '../messages/en/authentication.ts'

/** In display order, for every form that uses some of them. */
export const authFields = ['email', 'area_code', 'phone', 'username', 'code', 'password'] as const
export type AuthField = (typeof authFields)[number]

/** The fields as typed, and the chosen kind of contact. */
export type AuthDraft = Readonly<Record<AuthField, string>> & {
  readonly type: 'EMAIL' | 'PHONE'
}

export type AuthProblem = Extract<
  keyof AuthMessages,
  | 'needEmail'
  | 'invalidEmail'
  | 'needAreaCode'
  | 'needPhone'
  | 'invalidPhone'
  | 'needCode'
  | 'needLongCode'
  | 'wrongCode'
  | 'needPassword'
  | 'needNewPassword'
  | 'invalidPassword'
  | 'commonPassword'
  | 'wrongField'
>
export type AuthProblems = Readonly<Partial<Record<AuthField, AuthProblem>>>

export interface Asked {
  contact?: boolean
  code?: 6 | 12
  password?: 'known' | 'new'
}

export const emptyDraft: AuthDraft = {
  type: 'EMAIL',
  email: '',
  area_code: '852',
  phone: '',
  username: '',
  code: '',
  password: '',
}

export function typedDraft(form: FormData): AuthDraft {
  const text = (name: AuthField) => typedText(form, name)
  const password = form.get('password')
  return {
    type: typedText(form, 'type') === 'PHONE' ? 'PHONE' : 'EMAIL',
    email: text('email'),
    area_code: text('area_code'),
    phone: text('phone'),
    username: text('username'),
    code: digitsOnly(text('code')),
    // Passwords are never trimmed.
    password: typeof password === 'string' ? password : '',
  }
}

/** spec §5: validation before sending, by field. */
export function problemsOf(draft: AuthDraft, asked: Asked): AuthProblems {
  const found: [AuthField, AuthProblem | null][] = [
    ...(asked.contact ? contactProblems(draft) : []),
    ['code', asked.code ? codeProblem(draft, asked.code) : null],
    ['password', asked.password ? passwordProblem(draft, asked.password) : null],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

function contactProblems(draft: AuthDraft): [AuthField, AuthProblem | null][] {
  if (draft.type === 'EMAIL') {
    const isWrong = !isEmailShape(normaliseEmail(draft.email))
    return [['email', draft.email === '' ? 'needEmail' : isWrong ? 'invalidEmail' : null]]
  }
  const areaCode = normaliseAreaCode(draft.area_code)
  const phone = nationalNumber(areaCode ?? '', draft.phone) ?? ''
  const isWrong = areaCode !== null && !isPhoneShape(areaCode, phone)
  return [
    ['area_code', areaCode === null ? 'needAreaCode' : null],
    ['phone', draft.phone === '' ? 'needPhone' : isWrong ? 'invalidPhone' : null],
  ]
}

function codeProblem({ code }: AuthDraft, length: 6 | 12): AuthProblem | null {
  if (code.length === length) return null
  return length === 6 ? 'needCode' : 'needLongCode'
}

function passwordProblem({ password }: AuthDraft, kind: 'known' | 'new'): AuthProblem | null {
  if (password === '') return kind === 'new' ? 'needNewPassword' : 'needPassword'
  return isPassword(password) ? null : 'invalidPassword'
}

type Contact = CallInput<'POST /auth/forget-password'>['body']

/** Phones are typed with spaces and sent as digits. */
export function contactOf(draft: AuthDraft): Contact {
  if (draft.type === 'EMAIL') return { type: 'EMAIL', email: normaliseEmail(draft.email) }
  return { type: 'PHONE', ...phoneOf(draft) }
}

export function loginOf(draft: AuthDraft) {
  const { area_code, phone } = phoneOf(draft)
  return {
    type: draft.type,
    login_id: draft.type === 'EMAIL' ? normaliseEmail(draft.email) : area_code + phone,
    password: draft.password,
  }
}

export function registrationOf(draft: AuthDraft): CallInput<'POST /auth/migrate'>['body'] {
  const { password, username } = draft
  const own = { password, ...(username !== '' && { username }) }
  const contact = contactOf(draft)
  return { ...contact, ...own }
}

export function phoneOf(draft: AuthDraft): { area_code: string; phone: string } {
  const area_code = normaliseAreaCode(draft.area_code) ?? ''
  return { area_code, phone: nationalNumber(area_code, draft.phone) ?? '' }
}
