import { issueCode } from '#server/customers/auth/codes.ts'
import { randomText } from '#domain/ids.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { addToCart } from '#test/builders/shopper.ts'
import {
  aVisitor,
  cookiesOf,
  giveAddress,
  giveCards,
  giveVoucher,
  giveWish,
  order,
  register,
  type Member,
} from '../member.ts'
import type { OpenShop } from '../shop.ts'
import { backroom } from '../staff-fixtures.ts'
import type { Visit } from './tab.ts'

/** One kind of page. */
export interface Kind {
  name: string
  status: number
  /** Opened by a new visitor where a press changes what the visitor has. */
  visit: () => Promise<Visit>
}

/** Every kind of page of the shop. */
export async function kindsOfPages(shop: OpenShop): Promise<Kind[]> {
  const back = backroom(shop)
  const [shirt, tee] = [
    await back.piece('oxford-shirt', 'white', 'M'),
    await back.piece('heavyweight-tee', 'navy', 'M'),
  ]
  for (const item of [shirt, tee]) await back.leave(item, 5000)
  const product = shirt.path.replace(/\?.*/, '')
  const compared = `/shop/main/compare?ids=${shirt.productId},${tee.productId}`
  const written = await back.writePage('alterations')

  const anybody = (path: string) => async () => ({ path, cookies: {}, storage: {} })

  const shopper = (path: string) => async () => {
    const visitor = await aVisitor(shop)
    await addToCart(visitor, shirt.id)
    return {
      path,
      cookies: { 'auth.token': visitor.token },
      storage: { 'shop.remembered': JSON.stringify({ cart: 1 }) },
    }
  }

  const member = (pathOf: string | ((member: Member) => Promise<string>)) => async () => {
    const who = await register(shop)
    return {
      path: typeof pathOf === 'string' ? pathOf : await pathOf(who),
      cookies: cookiesOf(who),
      storage: { 'shop.remembered': JSON.stringify({ customer: 'registered' }) },
    }
  }
  const owner = (path: string, give: (member: Member) => Promise<unknown>) =>
    member(async (who) => {
      await give(who)
      return path
    })
  const code = async (who: Member, purpose: 'reset_password' | 'change_email') =>
    issueCode(shop.ctx, { accountId: who.accountId, purpose, channel: 'email', target: who.email })

  const kinds: Record<string, Kind['visit']> = {
    home: anybody('/'),
    'filtered list': anybody('/shop/main/product?category=shirts&colours=blue'),
    category: anybody('/shop/main/category/shirts/product'),
    'all products': anybody('/shop/main/product'),
    'search results': anybody('/shop/main/product?keyword=shirt'),
    'search without results': anybody('/shop/main/product?keyword=qqqq'),
    product: anybody(product),
    'product in one size': anybody(shirt.path),
    'sold out colour': anybody(`${product}?colour=pink`),
    reviews: anybody(`${product}/reviews`),
    comparison: anybody(compared),
    cart: shopper('/shop/main/cart'),
    checkout: shopper('/shop/main/checkout'),
    'empty wishlist': anybody('/shop/main/wishlist'),
    wishlist: owner('/shop/main/wishlist', (who) => giveWish(who, shirt)),
    'ways to an order': anybody('/shop/main/order/track'),
    'order by email': anybody('/shop/main/order/track/email'),
    'order by phone': anybody('/shop/main/order/track/phone'),
    order: member(async (who) => `/shop/main/order/${await order(shop, who, shirt)}`),
    receipt: member(async (who) => {
      const id = await order(shop, who, shirt)
      await acceptPayment(shop.ctx, id)
      return `/shop/main/order/${id}/receipt`
    }),
    'payment proof': anybody('/shop/main/order/upload-payment-proof/email'),
    result: anybody('/result/order/success'),
    'failed result': anybody('/result/order/failure'),
    journal: anybody('/posts'),
    post: anybody('/posts/twelve-to-twenty-degrees'),
    libraries: anybody('/articles'),
    library: anybody('/articles/care-guide'),
    article: anybody('/articles/care-guide/washing-linen'),
    contact: anybody('/contact-us'),
    newsletter: anybody('/newsletter'),
    'log in': anybody('/authentication/login/email'),
    register: anybody('/authentication/register/email'),
    'forgotten password': anybody('/authentication/forget-password/email'),
    'new password': async () => {
      const verification = await code(await register(shop), 'reset_password')
      return anybody(`/authentication/reset-password?verification_code=${verification}`)()
    },
    verification: anybody(`/authentication/verify?verification_code=${randomText(43)}`),
    account: member('/account'),
    orders: owner('/account/orders', (who) => order(shop, who, shirt)),
    membership: owner('/account/membership', (who) => giveVoucher(shop, who)),
    vouchers: owner('/account/vouchers', (who) => giveVoucher(shop, who)),
    'vouchers for points': owner('/account/vouchers?view=redeem', (who) => giveVoucher(shop, who)),
    profile: member('/account/profile'),
    address: owner('/account/address', giveAddress),
    cards: owner('/account/cards', (who) => giveCards(shop, who)),
    notifications: member('/account/notifications'),
    likes: member('/account/likes'),
    password: member('/account/password'),
    'own data': member('/account/data'),
    'new email': member(
      async (who) => `/account/update-email?verification_code=${await code(who, 'change_email')}`,
    ),
    'new phone': member('/account/update-phone'),
    questions: anybody('/faq'),
    'about us': anybody('/about-us'),
    'size guide': anybody('/size-guide'),
    terms: anybody('/terms-of-service/refund-policy'),
    'page of text': anybody(written),
    'site map': anybody('/sitemap'),
    'nothing there': anybody('/nothing'),
  }
  return Object.entries(kinds).map(([name, visit]) => {
    return { name, visit, status: name === 'nothing there' ? 404 : 200 }
  })
}
