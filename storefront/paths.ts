import { slugify } from '#domain/slug.ts'

/** Unprefixed URLs: `useLocalePath` adds the language, `routes.ts` maps them to pages. */

export const mainStore = 'main'

const shop = `/shop/${mainStore}`

export const cartPath = `${shop}/cart`
export const checkoutPath = `${shop}/checkout`

/** Opens what an agent has put together. */
export function handoffPath(key: string): string {
  return `${shop}/handoff/${key}`
}

export const wishlistPath = `${shop}/wishlist`

export function sharedWishlistPath(key: string): string {
  return `${wishlistPath}/shared/${key}`
}

export const productsPath = `${shop}/product`

export function searchPath(keyword: string): string {
  return `${productsPath}?${new URLSearchParams({ keyword }).toString()}`
}

export function collectionPath(slug: string): string {
  return `${productsPath}?collections=${slug}`
}

export function comparePath(ids: readonly string[]): string {
  return `${shop}/compare${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`
}

export function categoryPath(slug: string): string {
  return `${shop}/category/${slug}/product`
}

/** Only the id identifies the product; the slug is decoration. */
export function productPath({ id, title }: { id: string; title: string }): string {
  return productSlugPath(id, slugify(title))
}

export function productSlugPath(id: string, slug: string): string {
  return `${productsPath}/${id}${slug && `/${slug}`}`
}

export function reviewsPath(product: { id: string; title: string }): string {
  return `${productPath(product)}/reviews`
}

export function colourPath(product: { id: string; title: string }, colour: string): string {
  return `${productPath(product)}?colour=${encodeURIComponent(colour)}`
}

export const ordersPath = `${shop}/order`
export const trackPath = `${ordersPath}/track`

export function orderPath(id: string): string {
  return `${ordersPath}/${id}`
}

export function receiptPath(id: string): string {
  return `${ordersPath}/${id}/receipt`
}

type Contact = 'email' | 'phone'

export function orderLookupPath(by: Contact): string {
  return `${trackPath}/${by}`
}

export function uploadProofPath(by: Contact): string {
  return `${ordersPath}/upload-payment-proof/${by}`
}

export const accountPath = '/account'

export type AccountSection =
  | 'orders'
  | 'membership'
  | 'vouchers'
  | 'profile'
  | 'address'
  | 'cards'
  | 'notifications'
  | 'likes'
  | 'wishlist'
  | 'password'
  | 'data'

export function sectionPath(section: AccountSection): string {
  return `${accountPath}/${section}`
}

export const redeemVouchersPath = `${accountPath}/vouchers?view=redeem`

const authentication = '/authentication'

export const signInPath = `${authentication}/login/email`
export const registerPath = `${authentication}/register/email`
export const forgotPasswordPath = `${authentication}/forget-password/email`

export type ResultType =
  | 'order'
  | 'register'
  | 'reset_password'
  | 'verification_code'
  | 'close_account'
export const resultOutcomes = ['success', 'failure', 'cancelled'] as const
export type ResultOutcome = (typeof resultOutcomes)[number]

export function resultPath(type: ResultType, outcome: ResultOutcome): string {
  return `/result/${type}/${outcome}`
}

export const newsletterPath = '/newsletter'
export const contactPath = '/contact-us'
export const sizeGuidePath = '/size-guide'

export const legalPages = [
  'disclaimer',
  'payment-terms-and-special-fees',
  'privacy-policy',
  'refund-policy',
  'shipping-policy',
  'terms-and-conditions',
] as const

export const legalRoot = '/terms-of-service/'

export function legalPath(slug: (typeof legalPages)[number]): string {
  return legalRoot + slug
}

export const postsPath = '/posts'

export const articlesPath = '/articles'

export function libraryPath(library: string): string {
  return `/articles/${library}`
}
