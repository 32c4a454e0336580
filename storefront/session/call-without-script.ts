import type { RouterContextProvider } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { accountApiContext, apiContext } from '../rendering/page-context.ts'
import { openAccount } from './account-without-script.ts'
import type { AuthCookies } from './auth-cookies.ts'
import { isRefused } from './refused.ts'

/** A call with the account of a browser without JavaScript. Renews a visitor's expired token once. */
export async function callWithoutScript<Result>(
  context: Readonly<RouterContextProvider>,
  cookies: AuthCookies,
  call: (api: ApiClient) => Promise<Result>,
): Promise<Result> {
  const send = (token: string | null) => call(context.get(accountApiContext)(token))
  const api = context.get(apiContext)
  try {
    return await send(await openAccount(cookies, api))
  } catch (error) {
    if (!isRefused(error, 'unauthenticated') || cookies.isRegistered) throw error
    return send(await openAccount(cookies, api, true))
  }
}
