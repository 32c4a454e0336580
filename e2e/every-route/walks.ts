import type { BrowserContext } from 'playwright'
import { randomText } from '#domain/ids.ts'
import { issueCode } from '#server/customers/auth/codes.ts'
import { sections } from '#storefront/account/sections.ts'
import { handoffPath, legalPages, resultOutcomes, sharedWishlistPath } from '#storefront/paths.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { addToCart } from '#test/builders/shopper.ts'
import {
  aMember,
  aVisitor,
  giveAddress,
  giveCards,
  giveVoucher,
  giveWish,
  order,
  register,
  shareWishlist,
} from '../member.ts'
import type { OpenShop } from '../shop.ts'
import { backroom } from '../staff-fixtures.ts'

/** A page, by who opens it. */
export interface Walk {
  path: string
  by: 'guest' | 'member'
}

const longEmail = 'chan.tai.man.1985.kennedytown.westerndistrict@correspondence.example.com'
const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'
const longAddress = {
  unit: 'Flat 88888, Floor 128',
  building: 'Taumatawhakatangihangakoauauotamatea',
  street: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  district: 'kwun-tong',
}
const longDetails = { name: longName, email: longEmail, address: longAddress }

/** Signs in a guest with a cart. */
export async function beGuest(shop: OpenShop, context: BrowserContext): Promise<void> {
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  const preorder = await back.piece('seersucker-short-sleeve-shirt', 'sky', 'M')
  await back.leave(shirt, 30)
  const visitor = await aVisitor(shop)
  for (const { id } of [shirt, preorder]) await addToCart(visitor, id)
  const url = shop.ctx.settings.publicUrl
  await context.addCookies([{ name: 'auth.token', value: visitor.token, url }])
}

/** Signs in a member who has something in every section, and long names; answers the walks. */
export async function beMember(shop: OpenShop, context: BrowserContext): Promise<Walk[]> {
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'L')
  const tee = await back.piece('heavyweight-tee', 'navy', 'M')
  for (const item of [shirt, tee]) await back.leave(item, 30)
  const member = await aMember(shop, context)
  const paid = await order(shop, member, shirt, longDetails)
  await acceptPayment(shop.ctx, paid)
  const unpaid = await order(shop, member, tee, longDetails)
  await giveVoucher(shop, member)
  await giveCards(shop, member)
  await giveAddress(member)
  for (const item of [shirt, tee]) await giveWish(member, item)
  const shared = await shareWishlist(member)
  await addToCart(member, shirt.id)
  await shop.ctx.db
    .updateTable('accounts')
    .set({ email: `${randomText(4)}.${longEmail}`, username: longName })
    .where('id', '=', member.accountId)
    .execute()
  const slugs = Object.keys(sections).map((slug) => (slug === 'overview' ? '' : `/${slug}`))
  const orders = '/shop/main/order'
  return [
    ...slugs.map((slug) => `/account${slug}`),
    '/account/vouchers?view=redeem',
    '/account/update-email',
    '/account/update-phone',
    '/shop/main/wishlist',
    sharedWishlistPath(shared),
    '/shop/main/checkout',
    orders,
    `${orders}/${unpaid}`,
    `${orders}/${paid}`,
    `${orders}/${paid}/receipt`,
  ].map((path) => ({ path, by: 'member' }))
}

/** Public pages, and those of a guest. */
export async function guestWalks(shop: OpenShop): Promise<Walk[]> {
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  const tee = await back.piece('heavyweight-tee', 'navy', 'M')
  const product = shirt.path.replace(/\?.*/, '')
  const { accountId, email } = await register(shop)
  const code = await issueCode(shop.ctx, {
    accountId,
    purpose: 'reset_password',
    channel: 'email',
    target: email,
  })
  return [
    '/',
    '/about-us',
    '/contact-us',
    '/faq',
    '/newsletter',
    '/size-guide',
    ...legalPages.map((slug) => `/terms-of-service/${slug}`),
    await back.writePage(`alterations-${randomText(4).toLowerCase()}`),
    '/authentication/login/email',
    '/authentication/register/email',
    '/authentication/forget-password/email',
    `/authentication/reset-password?verification_code=${code}`,
    '/posts',
    '/posts/repair-saturday',
    '/articles',
    '/articles/journal',
    '/articles/care-guide/washing-linen',
    '/sitemap',
    '/shop/main/cart',
    '/shop/main/checkout',
    handoffPath('A'.repeat(32)),
    '/shop/main/product',
    '/shop/main/product?view=list',
    '/shop/main/product?keyword=oxfrod',
    `/shop/main/product?keyword=${'unheardof'.repeat(12)}`,
    shirt.path,
    `${product}/reviews`,
    `/shop/main/compare?ids=${shirt.productId},${tee.productId}`,
    '/shop/main/category/tops/product',
    '/shop/main/order/track',
    ...['email', 'phone'].flatMap((by) => [
      `/shop/main/order/track/${by}`,
      `/shop/main/order/upload-payment-proof/${by}`,
    ]),
    ...resultOutcomes.map((outcome) => `/result/order/${outcome}`),
    '/result/register/success',
    '/nothing/here',
  ].map((path) => ({ path, by: 'guest' }))
}

/** Pages that lead on to another at once, by where to. */
export const redirects: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    legalPages
      .filter((slug) => slug !== 'disclaimer')
      .map((slug) => [`/${slug}`, `/terms-of-service/${slug}`]),
  ),
  '/authentication/verify': '/result/verification_code/failure',
}
