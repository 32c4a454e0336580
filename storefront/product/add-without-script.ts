import { data, redirect, type RouterContextProvider } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { refusalText } from '../cart/refusal-text.ts'
import { localePath } from '../locale.ts'
import { messagesIn } from '../messages/messages.ts'
import { cartPath, mainStore } from '../paths.ts'
import { apiContext, localeContext, publicUrlContext } from '../rendering/page-context.ts'
import { cookieHeaders, openAuthCookies, type AuthCookies } from '../session/auth-cookies.ts'
import { callWithoutScript } from '../session/call-without-script.ts'
import { loginPath } from '../session/return-to.ts'
import type { Choice } from './choice.ts'
import { findDetails } from './find-details.ts'

export interface Refused {
  problem: string
  choice: Choice
}

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { id: string }
}

/** Handles the buy form without JavaScript: adds to the cart, then redirects there. */
export async function addWithoutScript({ request, context, params }: ActionArgs) {
  const locale = context.get(localeContext)
  const messages = messagesIn(locale)
  const form = await request.formData()
  const choice = { colour: textOf(form, 'colour'), size: textOf(form, 'size') }
  const details = await findDetails(context.get(apiContext), params.id)
  if (!details) throw data(null, { status: 404 })
  const [variant, ...others] = details.variants.filter(
    ({ colour, size }) => (choice.colour ?? colour) === colour && (choice.size ?? size) === size,
  )
  if (!variant || others.length > 0) return refuse(messages.product.chooseSize, choice, 422)

  const isSecure = context.get(publicUrlContext).startsWith('https:')
  const cookies = openAuthCookies(request, isSecure)
  try {
    await add(context, cookies, variant._id, quantityOf(form))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    if (error.code === 'unauthenticated') return redirect(localePath(locale, loginPath()), 303)
    return refuse(refusalText(error, messages), choice, error.status, cookieHeaders(cookies))
  }
  return redirect(localePath(locale, cartPath), {
    status: 303,
    headers: cookieHeaders(cookies),
  })
}

function add(context: ActionArgs['context'], cookies: AuthCookies, variantId: string, qty: number) {
  return callWithoutScript(context, cookies, (api) =>
    api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
      params: { store_id: mainStore },
      body: { product_variant_id: variantId, qty },
    }),
  )
}

function refuse(problem: string, choice: Choice, status: number, headers = new Headers()) {
  return data({ problem, choice } satisfies Refused, { status, headers })
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : null
}

function quantityOf(form: FormData): number {
  const given = Number(textOf(form, 'qty') ?? 1)
  return Number.isInteger(given) ? Math.min(Math.max(given, 1), 99) : 1
}
