import { data, redirect, type RouterContextProvider } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { localePath } from '../locale.ts'
import { mainStore, wishlistPath } from '../paths.ts'
import { cardView, type CardView, type ProductCardData } from '../product/card-view.ts'
import { localeContext, publicUrlContext } from '../rendering/page-context.ts'
import { cookieHeaders, openAuthCookies } from '../session/auth-cookies.ts'
import { callWithoutScript } from '../session/call-without-script.ts'
import { isRefused } from '../session/refused.ts'
import { loginPath } from '../session/return-to.ts'

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Answers the button that shows the list without JavaScript. Only a form's answer is personal. */
export async function listWithoutScript({ request, context }: ActionArgs) {
  const locale = context.get(localeContext)
  const isSecure = context.get(publicUrlContext).startsWith('https:')
  const cookies = openAuthCookies(request, isSecure)
  const hasAccount = cookies.token !== null || cookies.temporary !== null || cookies.isRegistered
  if (!hasAccount) return data<CardView[]>([])
  try {
    const cards = await callWithoutScript(context, cookies, allCards)
    const wishes = cards.map((card) => cardView(card, locale))
    return data<CardView[]>(wishes, { headers: cookieHeaders(cookies) })
  } catch (error) {
    if (!isRefused(error, 'unauthenticated')) throw error
    return redirect(localePath(locale, loginPath(wishlistPath)), 303)
  }
}

async function allCards(api: ApiClient): Promise<ProductCardData[]> {
  const found: ProductCardData[] = []
  for (let page = 1; ; page += 1) {
    const list = await api('GET /stores/{store_id}/wishlist/all', {
      params: { store_id: mainStore },
      query: { page, per_page: 100 },
    })
    found.push(...list.data)
    if (list.next_page_url === null) return found
  }
}
