import type { BrowserContext, Page } from 'playwright'
import { createClient, type ApiClient } from '#contract/client.ts'
import { newId } from '#domain/ids.ts'
import type { CheckoutBody } from '#test/builders/cart.ts'
import { freshEmail, password } from '#test/builders/customers.ts'
import { endReturnDays, givePoints } from '#test/builders/members.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import {
  newTemporaryLogin,
  type TemporaryLogin,
} from '#storefront/session/temporary-credentials.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import type { Visitor } from '#test/shop.ts'
import type { Backroom, ItemRow } from './staff-fixtures.ts'
import type { OpenShop } from './shop.ts'

export interface Member extends Visitor {
  email: string
  password: string
}

/** A registered customer, signed in through the API and in a browser. */
export async function aMember(shop: OpenShop, context: BrowserContext): Promise<Member> {
  const member = await register(shop)
  const url = shop.ctx.settings.publicUrl
  const cookies = Object.entries(cookiesOf(member))
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })))
  return member
}

/** A registered customer, signed in through the API. */
export async function register(shop: Pick<OpenShop, 'url'>): Promise<Member> {
  const email = freshEmail()
  await apiOf(shop, null)('POST /auth/register', { body: { type: 'EMAIL', email, password } })
  const token = await signInElsewhere(shop, { email, password })
  const api = apiOf(shop, token)
  const { user } = await api('GET /auth/user')
  return { api, token, accountId: user._id, email, password }
}

/** Opens another session, as from another browser, and returns its token. */
export async function signInElsewhere(
  shop: Pick<OpenShop, 'url'>,
  { email, password: secret }: Pick<Member, 'email' | 'password'>,
): Promise<string> {
  const body = { type: 'EMAIL' as const, login_id: email, password: secret }
  return (await apiOf(shop, null)('POST /auth/login', { body })).token
}

/** A visitor with a temporary account. */
export async function aVisitor(
  shop: Pick<OpenShop, 'url'>,
  login: TemporaryLogin = newTemporaryLogin(),
): Promise<Visitor> {
  const body = { type: 'TEMP' as const, ...login }
  const { token } = await apiOf(shop, null)('POST /auth/register', { body })
  if (token === null) throw new Error('a temporary account is signed in at once')
  const api = apiOf(shop, token)
  const { user } = await api('GET /auth/user')
  return { api, token, accountId: user._id }
}

/** A visitor with a temporary account, also in the browser of this page. */
export async function beVisitor(page: Page): Promise<Visitor> {
  const { origin: url } = new URL((await page.request.get('/readyz')).url())
  const login = newTemporaryLogin()
  const visitor = await aVisitor({ url }, login)
  await page.context().addCookies([
    { name: 'auth.token', value: visitor.token, url },
    { name: 'auth.temporary', value: encodeURIComponent(JSON.stringify(login)), url },
  ])
  return visitor
}

/** Storage in the browser of a signed-in customer. */
export function cookiesOf({ token }: Visitor): Record<string, string> {
  return { 'auth.token': token, 'auth.registered': 'member' }
}

function apiOf({ url }: Pick<OpenShop, 'url'>, token: string | null): ApiClient {
  return createClient({
    base: `${url}/api/customer`,
    locale: 'en',
    send: (request) => fetch(request),
    token: () => token,
  })
}

/** An order for one of each item, paid by transfer. */
export async function order(
  { ctx }: OpenShop,
  member: Visitor & Pick<Member, 'email'>,
  items: ItemRow | readonly ItemRow[],
  details: Partial<CheckoutBody['delivery_details']> = {},
  more: Partial<CheckoutBody> = {},
): Promise<string> {
  const ids = [items].flat().map(({ id }) => id)
  const courier = await ctx.db
    .selectFrom('couriers')
    .select('id')
    .where('needs_point_code', '=', false)
    .executeTakeFirstOrThrow()
  for (const id of ids) await addToCart(member, id)
  const { order_id: orderId } = await checkOut(member, {
    checkout_product_variant_ids: ids,
    delivery_info: { method: 'DELIVERY', country: 'HK', courier_id: courier.id },
    delivery_details: {
      name: 'Chan Tai Man',
      email: member.email,
      area_code: '852',
      phone: '91234567',
      address: {
        unit: '',
        building: 'Harbour Court',
        street: '1 Hoi Yuen Road',
        district: 'kwun-tong',
      },
      ...details,
    },
    payment_method: 'fps',
    ...more,
  })
  return orderId
}

/** A paid order by courier. */
export async function paidOrder(shop: OpenShop, member: Member, item: ItemRow) {
  const id = await order(shop, member, item)
  await acceptPayment(shop.ctx, id, 'Seen')
  const { reference } = await member.api('GET /orders/{id}/details', { params: { id } })
  return { id, reference }
}

/**
 * Twelve orders: the oldest completed and past its days for returns, so that it earned points, the next shipped, the others
 * waiting for a payment proof. Enough points to redeem, and a voucher code that is about to expire.
 */
export async function giveHistory(shop: OpenShop, back: Backroom, member: Member): Promise<void> {
  const { ctx } = shop
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  const tee = await back.piece('heavyweight-tee', 'navy', 'M')
  for (const item of [shirt, tee]) await back.leave(item, 30)
  const completed = await order(shop, member, shirt)
  const sent = await order(shop, member, tee)
  for (const id of [completed, sent]) {
    await acceptPayment(ctx, id)
    await shipOrder(ctx, id, 'SF1234567890')
  }
  await completeOrder(ctx, completed, 'customer')
  await endReturnDays(ctx, member.accountId)
  for (let at = 0; at < 10; at++) await order(shop, member, at % 2 ? shirt : tee)
  await giveVoucher(shop, member)
  await ctx.db
    .updateTable('voucher_codes')
    .set({ expires_at: new Date(Date.now() + 5 * 24 * 3_600_000) })
    .where('account_id', '=', member.accountId)
    .execute()
}

/** A voucher code, and points to redeem another. */
export async function giveVoucher({ ctx }: OpenShop, member: Member): Promise<void> {
  await givePoints(ctx, member.accountId, 2400, 40)
  const { data } = await member.api('GET /vouchers/all', { query: { slug: 'points_asc' } })
  const cheapest = data.find(({ points_required: points }) => points !== null)
  await member.api('POST /vouchers/redeem', { body: { voucher_id: cheapest?._id ?? '', qty: 1 } })
}

/** Saves a card at the gateway, whose page is a plain form. */
export async function saveCard({ api }: Visitor, number: string): Promise<void> {
  const urls = { success_url: '/account/cards', cancel_url: '/account/cards' }
  const { return_url: url } = await api('POST /credit-cards/bind-card', { body: urls })
  const body = new URLSearchParams({ number, expiry: '08/34', code: '123' })
  const headers = { origin: new URL(url).origin }
  const { status } = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
  if (status >= 400) throw new Error(`the gateway answered ${status}`)
}

/** Two saved cards. */
export async function giveCards({ ctx }: OpenShop, { accountId }: Member): Promise<void> {
  const cards = ['4242', '3155'].map((last4, at) => ({
    id: newId('card'),
    account_id: accountId,
    provider: 'test',
    provider_reference: `${accountId} ${last4}`,
    fingerprint: last4,
    brand: 'visa',
    last4,
    exp_month: 8,
    exp_year: 2034,
    is_default: at === 0,
  }))
  await ctx.db.insertInto('credit_cards').values(cards).execute()
}

export async function giveAddress({ api }: Member): Promise<void> {
  await api('PUT /profiles/delivery-recipient', {
    body: {
      delivery_recipient: {
        name: 'Chan Tai Man',
        area_code: '852',
        phone: '91234567',
        address: {
          unit: '',
          building: 'Harbour Court',
          street: '1 Hoi Yuen Road',
          district: 'kwun-tong',
        },
      },
    },
  })
}

export async function giveWish({ api }: Visitor, { productId }: ItemRow): Promise<void> {
  const params = { store_id: 'main' }
  const body = { product_id: productId, is_wished: true }
  await api('POST /stores/{store_id}/wishlist/add-to-wishlist', { params, body })
}

/** Shares the wishlist; answers the key of its link. */
export async function shareWishlist({ api }: Visitor): Promise<string> {
  const params = { store_id: 'main' }
  const { share } = await api('PUT /stores/{store_id}/wishlist/share', {
    params,
    body: { shown_name: 'Tai Man' },
  })
  return share?.share_key ?? ''
}
