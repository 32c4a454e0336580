import { data, redirect, type RouterContextProvider } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { arrivalOf, notBefore } from '#domain/arrival.ts'
import { hongKongDay, type Day } from '#domain/dates.ts'
import { dayRange } from '#domain/day-range.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { wayTo } from '../listing/category-tree.ts'
import { localePath } from '../locale.ts'
import { mainStore, productPath, productSlugPath } from '../paths.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import { knownSearch } from '../rendering/page-parameters.ts'
import { cardView } from '../product/card-view.ts'
import { productHeadText } from '../head/head-text.server.ts'
import { findCards } from '../product/find-cards.ts'
import { findDetails } from '../product/find-details.ts'
import { presentProduct, productCrumbs, type ProductDetails } from '../product/present-product.ts'
import type { DeliveryView, ProductPageView, ProductView } from '../product/product-view.ts'

interface LoadArgs {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { id: string; slug?: string | undefined }
}

const store = { store_id: mainStore } as const
const maxRelated = 4

export async function loadProduct({
  request,
  context,
  params,
}: LoadArgs): Promise<ProductPageView> {
  const api = context.get(apiContext)
  const locale = context.get(localeContext)
  const [details, related, tree] = await Promise.all([
    findDetails(api, params.id),
    relatedIds(api, params.id),
    api('GET /stores/{store_id}/product-management/categories/all/hierachy', { params: store }),
  ])
  if (!details) throw data(null, { status: 404 })
  requireRightAddress(details, { request, context, params })

  const [delivery, beside] = await Promise.all([
    loadDelivery(api, details, locale),
    loadBeside(api, details, related, locale),
  ])
  const way = wayTo(tree.data, ({ _id }) => _id === details.category?._id)
  return {
    ...presentProduct(details, delivery.pickupShop, locale),
    head: productHeadText(details, locale),
    crumbs: productCrumbs(details, way, locale),
    delivery: delivery.view,
    ...beside,
  }
}

/** Redirects a wrong or outdated slug permanently. */
function requireRightAddress(details: ProductDetails, { request, context, params }: LoadArgs) {
  const locale = context.get(localeContext)
  const path = productPath({ id: details._id, title: localize(details.title, locale) })
  const given = productSlugPath(params.id, params.slug ?? '')
  if (given === path) return
  throw redirect(
    encodeURI(localePath(locale, path)) + knownSearch(new URL(request.url).search),
    301,
  )
}

/**
 * What the cached cards tell: the product's rating, the look it belongs to, and similar products.
 */
async function loadBeside(
  api: ApiClient,
  { _id: id, goes_with }: ProductDetails,
  related: readonly string[],
  locale: Locale,
): Promise<Pick<ProductView, 'reviews' | 'look' | 'related'>> {
  const others = related.filter((each) => !goes_with.includes(each)).slice(0, maxRelated)
  const found = await findCards(api, [id, ...goes_with, ...others])
  const own = found.find((card) => card._id === id)
  const cards = new Map(found.map((card) => [card._id, cardView(card, locale)]))
  return {
    reviews: {
      count: own?.review_count ?? 0,
      average: own?.review_average?.toFixed(1) ?? null,
    },
    look: goes_with.flatMap((each) => cards.get(each) ?? []),
    related: others.flatMap((each) => cards.get(each) ?? []),
  }
}

async function relatedIds(api: ApiClient, id: string): Promise<string[]> {
  const { data: urls } = await api(
    'GET /stores/{store_id}/product-management/related-products-urls',
    // A few extra: some may already be part of the look.
    { params: store, query: { product_id: id, items_per_page: maxRelated + 4 } },
  )
  return urls.flatMap((url) => /\/products\/([^/]+)\/details$/.exec(url)?.[1] ?? [])
}

async function loadDelivery(
  api: ApiClient,
  details: ProductDetails,
  locale: Locale,
): Promise<{ view: DeliveryView; pickupShop: string | null }> {
  const [couriers, shops, { limits, holidays, closure }] = await Promise.all([
    api('GET /stores/{store_id}/shopping-cart/couriers', { params: store }),
    api('GET /stores/{store_id}/warehouses/all', { params: store }),
    api('GET /configuration/latest'),
  ])
  const days = couriers.data.map(({ days_min, days_max }) => ({ days_min, days_max }))
  const [shop] = shops.data
  const today = hongKongDay(new Date())
  const resumesOn = closure?.resumes_on ?? null
  const expected = details.variants.flatMap(({ preorder_date }) => preorder_date ?? [])
  return {
    pickupShop: shop?._id ?? null,
    view: {
      couriers: couriers.data.map(({ title, fee_from, free_over, days_min, days_max }) => ({
        title: localize(title, locale),
        fee: fee_from,
        freeOver: free_over,
        days: [days_min, days_max],
      })),
      today,
      resumesOn,
      arrivals: Object.fromEntries(
        [today, ...expected]
          .map((day) => notBefore(day, resumesOn))
          .map((day) => [day, arrives(day, days, holidays, locale)]),
      ),
      pickup: shop ? { title: localize(shop.title, locale), hours: shop.ready_hours } : null,
      returnDays: limits.return_days,
    },
  }
}

/** From the fastest courier's first day to its last; empty if no courier delivers. */
function arrives(
  leaves: Day,
  couriers: readonly { days_min: number; days_max: number }[],
  holidays: readonly Day[],
  locale: Locale,
): string {
  const [quickest] = couriers.toSorted((a, b) => a.days_max - b.days_max)
  if (!quickest) return ''
  const { days_min: minDays, days_max: maxDays } = quickest
  const { from, to } = arrivalOf(leaves, { minDays, maxDays, holidays })
  return dayRange(from, to, locale)
}
