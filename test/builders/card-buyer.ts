import type { CallInput } from '#contract/client.ts'
import type { TestShop, Visitor } from '../shop.ts'
import type { CheckoutBody, SellingPlace } from './cart.ts'
import { anOrder, type Placed } from './orders.ts'

export const cardNumbers = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0025 0000 3155',
  declinedLater: '4000 0000 0000 0341',
} as const

interface CardOrder extends Placed {
  /** Where checkout sends the browser. */
  returnUrl: string
}

/** An order of HK$760, to be paid by card. */
export async function aCardOrder(
  shop: TestShop,
  place: SellingPlace,
  more: Partial<CheckoutBody> = {},
  by?: Visitor,
): Promise<CardOrder> {
  const body = { payment_method: 'card', ...more } as const
  const placed = await anOrder(shop, place, body, false, by)
  return { ...placed, returnUrl: placed.returnUrl ?? '' }
}

interface Seen {
  status: number
  /** Where the redirects ended, without the origin. */
  path: string
  html: string
}

/** Opens a URL as a browser would: follows redirects within the shop as far as its own pages. */
export async function browse(shop: TestShop, url: string, init: RequestInit = {}): Promise<Seen> {
  const { pathname, search, origin } = new URL(url, 'http://shop.test')
  const path = pathname + search
  const isPage = !/^\/(gateway|pay)\//.test(pathname)
  if (origin !== 'http://shop.test' || isPage) return { status: 200, path, html: '' }
  const response = await shop.app.request(`http://shop.test${path}`, init)
  const location = response.headers.get('location')
  if (location) return browse(shop, location)
  return { status: response.status, path, html: await response.text() }
}

/** Enters a card on the gateway's page and submits it. */
export function typeCard(shop: TestShop, page: Seen, number: string): Promise<Seen> {
  const form = { number, expiry: '08/34', code: '123' }
  return press(
    shop,
    actionOf(page, (action) => !action.endsWith('/leave')),
    form,
  )
}

/** Presses one of the other buttons: confirm, refuse or leave. */
export function pressButton(
  shop: TestShop,
  page: Seen,
  name: 'confirm' | 'refuse' | 'leave',
): Promise<Seen> {
  return press(
    shop,
    actionOf(page, (action) => action.endsWith(`/${name}`)),
    {},
  )
}

/** Pays with one card, from the checkout's answer to the end. */
export async function payWith(shop: TestShop, returnUrl: string, number: string): Promise<Seen> {
  return typeCard(shop, await browse(shop, returnUrl), number)
}

function press(shop: TestShop, action: string, form: Record<string, string>): Promise<Seen> {
  return browse(shop, action, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

function actionOf({ html }: Seen, fits: (action: string) => boolean): string {
  const actions = [...html.matchAll(/<form method="post" action="([^"]+)"/g)].map(([, to]) => to)
  const found = actions.find((action) => action !== undefined && fits(action))
  if (found === undefined) throw new Error(`no such button among ${actions.join(', ')}`)
  return found
}

export function payAgain(
  { api }: Visitor,
  id: string,
  body: CallInput<'POST /orders/{id}/pay'>['body'] = {},
) {
  return api('POST /orders/{id}/pay', { params: { id }, body })
}
