import type { BrowserContext } from 'playwright'
import { backroom } from '../staff-fixtures.ts'
import { aMember, order } from '../member.ts'
import type { OpenShop } from '../shop.ts'
import { shopper } from '../shopper.ts'
import type { Kept } from './tab.ts'

/** One kind of page, and the visitor who opens it. */
export interface Kind {
  name: string
  path: string
  status: number
  visitor: () => Promise<Kept>
}

/** Every kind of page of the shop. */
export async function kindsOfPages(shop: OpenShop): Promise<Kind[]> {
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 50)
  const product = shirt.path.replace(/\?.*/, '')
  const buyer = await aBuyer(shop, shirt)
  const { context } = await shop.visitor()
  const member = await aMember(shop, context)
  const orderId = await order(shop, member, shirt)
  const owner = await keptBy(context)
  await context.close()

  const anybody = async () => ({ cookies: {}, storage: {} })
  const somebodyWithCart = async () => buyer
  const someMember = async () => owner
  /** Who logs out is a member no more. */
  const newMember = async () => {
    const visitor = await shop.visitor()
    await aMember(shop, visitor.context)
    const kept = await keptBy(visitor.context)
    await visitor.context.close()
    return kept
  }

  const kinds: [string, string, Kind['visitor']][] = [
    ['home', '/', anybody],
    ['filtered list', '/shop/main/product?category=shirts&colours=blue', anybody],
    ['category', '/shop/main/category/shirts/product', anybody],
    ['all products', '/shop/main/product', anybody],
    ['search results', '/shop/main/product?keyword=shirt', anybody],
    ['search without results', '/shop/main/product?keyword=qqqq', anybody],
    ['product', product, anybody],
    ['product in one size', shirt.path, anybody],
    ['sold out colour', `${product}?colour=pink`, anybody],
    ['cart', '/shop/main/cart', somebodyWithCart],
    ['checkout', '/shop/main/checkout', somebodyWithCart],
    ['wishlist', '/shop/main/wishlist', anybody],
    ['ways to an order', '/shop/main/order/track', anybody],
    ['order by email', '/shop/main/order/track/email', anybody],
    ['order by phone', '/shop/main/order/track/phone', anybody],
    ['order', `/shop/main/order/${orderId}`, someMember],
    ['receipt', `/shop/main/order/${orderId}/receipt`, someMember],
    ['payment proof', '/shop/main/order/upload-payment-proof/email', anybody],
    ['result', '/result/order/success', anybody],
    ['failed result', '/result/order/failure', anybody],
    ['journal', '/posts', anybody],
    ['post', '/posts/twelve-to-twenty-degrees', anybody],
    ['library', '/articles/care-guide', anybody],
    ['article', '/articles/care-guide/washing-linen', anybody],
    ['contact', '/contact-us', anybody],
    ['log in', '/authentication/login/email', anybody],
    ['register', '/authentication/register/email', anybody],
    ['forgotten password', '/authentication/forget-password/email', anybody],
    ['account', '/account', newMember],
    ['orders of the account', '/account/orders', newMember],
    ['profile of the account', '/account/profile', newMember],
    ['questions', '/faq', anybody],
    ['about us', '/about-us', anybody],
    ['size guide', '/size-guide', anybody],
    ['terms', '/terms-of-service/refund-policy', anybody],
    ['nothing there', '/nothing', anybody],
  ]
  return kinds.map(([name, path, visitor]) => {
    return { name, path, visitor, status: path === '/nothing' ? 404 : 200 }
  })
}

async function aBuyer(shop: OpenShop, item: Parameters<typeof order>[2]): Promise<Kept> {
  const { page, context } = await shop.visitor()
  await shopper(page, 'en').addItems(item)
  const kept = await keptBy(context)
  await context.close()
  return kept
}

async function keptBy(context: BrowserContext): Promise<Kept> {
  const { cookies, origins } = await context.storageState()
  const storage = origins.flatMap(({ localStorage }) => localStorage)
  return {
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    storage: Object.fromEntries(storage.map(({ name, value }) => [name, value])),
  }
}
