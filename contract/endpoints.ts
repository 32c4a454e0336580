import * as articles from './endpoints/articles.ts'
import * as auth from './endpoints/auth.ts'
import * as bestSellers from './endpoints/best-sellers.ts'
import * as cart from './endpoints/cart.ts'
import * as catalogue from './endpoints/catalogue.ts'
import * as categories from './endpoints/categories.ts'
import * as configuration from './endpoints/configuration.ts'
import * as handoffs from './endpoints/handoffs.ts'
import * as membership from './endpoints/membership.ts'
import * as enquiries from './endpoints/enquiries.ts'
import * as newsletter from './endpoints/newsletter.ts'
import * as posts from './endpoints/posts.ts'
import * as credentials from './endpoints/credentials.ts'
import * as orders from './endpoints/orders.ts'
import * as payments from './endpoints/payments.ts'
import * as profiles from './endpoints/profiles.ts'
import * as receipts from './endpoints/receipts.ts'
import * as refunds from './endpoints/refunds.ts'
import * as reviews from './endpoints/reviews.ts'
import * as suggestions from './endpoints/suggestions.ts'
import * as vouchers from './endpoints/vouchers.ts'
import * as wishlist from './endpoints/wishlist.ts'
import * as wishlistShares from './endpoints/wishlist-shares.ts'
import { endpointsAmong, type AnyEndpoint } from './endpoint.ts'

const areas = {
  ...auth,
  ...credentials,
  ...profiles,
  ...newsletter,
  ...configuration,
  ...catalogue,
  ...categories,
  ...bestSellers,
  ...suggestions,
  ...cart,
  ...handoffs,
  ...orders,
  ...payments,
  ...receipts,
  ...refunds,
  ...reviews,
  ...membership,
  ...vouchers,
  ...wishlist,
  ...wishlistShares,
  ...articles,
  ...posts,
  ...enquiries,
}

type Areas = typeof areas
type EndpointName = {
  [Name in keyof Areas]: Areas[Name] extends { key: string; answer: unknown } ? Name : never
}[keyof Areas]

export type Api = {
  [
    Name in EndpointName as Areas[Name] extends { key: infer Key extends string } ? Key : never
  ]: Areas[Name]
}

export const endpoints: readonly AnyEndpoint[] = endpointsAmong(Object.values(areas))
