import { data, redirect, type RouterContextProvider } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { localePath } from '../locale.ts'
import { messagesIn } from '../messages/messages.ts'
import { resultPath } from '../paths.ts'
import { accountApiContext, localeContext, publicUrlContext } from '../rendering/page-context.ts'
import { cookieHeaders, openAuthCookies, type AuthCookies } from '../session/auth-cookies.ts'
import { isRefused } from '../session/refused.ts'
import { registerByForm, signInByForm } from './sign-in-without-script.ts'
import { returnToOf } from '../session/return-to.ts'
import {
  contactOf,
  loginOf,
  problemsOf,
  typedDraft,
  registrationOf,
  type Asked,
  type AuthDraft,
} from './auth-draft.ts'
import { failureOf, type AuthFailure, type AuthOutcome } from './auth-failure.ts'

/** Actions of the authentication forms, for browsers without JavaScript. */
interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export function loginWithoutScript(args: ActionArgs) {
  return answer(args, { contact: true, password: 'known' }, async (draft, cookies) => {
    await signInByForm(apiOf(args), cookies, loginOf(draft))
    return goTo(args, returnToIn(args) ?? '/', cookies)
  })
}

export function registerWithoutScript(args: ActionArgs) {
  return answer(args, { contact: true, password: 'new' }, async (draft, cookies) => {
    await registerByForm(apiOf(args), cookies, registrationOf(draft))
    try {
      await signInByForm(apiOf(args), cookies, loginOf(draft))
    } catch (error) {
      // Registering answers the same for a taken contact; a message tells its owner.
      if (isRefused(error, 'wrong_credentials')) return sent(draft)
      throw error
    }
    return goTo(args, returnToIn(args) ?? resultPath('register', 'success'), cookies)
  })
}

export function forgetWithoutScript(args: ActionArgs) {
  return answer(args, { contact: true }, async (draft) => {
    await apiOf(args)(null)('POST /auth/forget-password', { body: contactOf(draft) })
    return sent(draft)
  })
}

export function resetWithoutScript(args: ActionArgs) {
  return answer(args, { password: 'new' }, async ({ password }, cookies) => {
    const body = { verification_code: codeIn(args), new_password: password }
    try {
      await apiOf(args)(null)('POST /auth/reset-password', { body })
    } catch (error) {
      if (!isRefused(error, 'verification_code_invalid')) throw error
      return goTo(args, resultPath('reset_password', 'failure'))
    }
    if (cookies.isRegistered) {
      cookies.keep('token', null)
      cookies.keep('registered', null)
    }
    return goTo(args, resultPath('reset_password', 'success'), cookies)
  })
}

export async function verifyWithoutScript(args: ActionArgs) {
  const query = { verification_code: codeIn(args) || '-' }
  try {
    await apiOf(args)(null)('GET /auth/verify', { query })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return goTo(args, resultPath('verification_code', 'failure'))
  }
  return goTo(args, resultPath('verification_code', 'success'))
}

/** Validates as the browser would; a refusal returns the input as typed. */
async function answer<Done>(
  args: ActionArgs,
  asked: Asked,
  send: (draft: AuthDraft, cookies: AuthCookies) => Promise<Done>,
) {
  const { request, context } = args
  const draft = typedDraft(await request.formData())
  const problems = problemsOf(draft, asked)
  if (Object.keys(problems).length > 0) return refuse(draft, { problems, refusal: null }, 422)
  const isSecure = context.get(publicUrlContext).startsWith('https:')
  try {
    return await send(draft, openAuthCookies(request, isSecure))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return refuse(draft, failureOf(error, messagesIn(context.get(localeContext))), error.status)
  }
}

function refuse(draft: AuthDraft, failure: AuthFailure, status: number) {
  const outcome: AuthOutcome = { ...failure, draft: { ...draft, password: '' }, isSent: false }
  return data(outcome, { status })
}

function sent(draft: AuthDraft) {
  const outcome: AuthOutcome = {
    problems: {},
    refusal: null,
    draft: { ...draft, password: '' },
    isSent: true,
  }
  return data(outcome)
}

function goTo({ context }: ActionArgs, path: string, cookies?: AuthCookies): Response {
  const headers = cookies ? cookieHeaders(cookies) : new Headers()
  return redirect(localePath(context.get(localeContext), path), { status: 303, headers })
}

function apiOf({ context }: ActionArgs) {
  return context.get(accountApiContext)
}

function returnToIn({ request }: ActionArgs): string | null {
  return returnToOf(new URL(request.url).search)
}

function codeIn({ request }: ActionArgs): string {
  return new URL(request.url).searchParams.get('verification_code') ?? ''
}
