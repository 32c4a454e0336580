import { data, redirect, type RouterContextProvider } from 'react-router'
import { localize, type Locale } from '#domain/locale.ts'
import { slugify } from '#domain/slug.ts'
import { localePath } from '../locale.ts'
import { mainStore, reviewsPath } from '../paths.ts'
import { findDetails } from '../product/find-details.ts'
import { apiContext, localeContext } from '../rendering/page-context.ts'
import { parseReviewsSearch, reviewsQuery, type ReviewsSearch } from './reviews-search.ts'
import {
  fitCounts,
  reviewSummary,
  reviewView,
  type FitCounts,
  type RatedSummary,
  type ReviewView,
} from '../reviews/review-view.ts'

const perPage = 12

export interface ReviewsPageView {
  product: { id: string; title: string; slug: string; picture: string | null }
  summary: RatedSummary
  fits: FitCounts
  sizes: readonly { size: string; count: number }[]
  pictured: number
  search: ReviewsSearch
  /** Matching the filters. */
  total: number
  pages: number
  items: readonly ReviewView[]
}

interface LoadArgs {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { id: string; slug: string }
}

/** One page of a product's reviews, filtered by the query. */
export async function loadReviews({
  request,
  context,
  params,
}: LoadArgs): Promise<ReviewsPageView> {
  const api = context.get(apiContext)
  const locale = context.get(localeContext)
  const search = parseReviewsSearch(new URL(request.url).searchParams)
  const [details, answer] = await Promise.all([
    findDetails(api, params.id),
    api('GET /stores/{store_id}/product-management/products/{product_id}/reviews', {
      params: { store_id: mainStore, product_id: params.id },
      query: {
        page: search.page,
        per_page: perPage,
        ...(search.rating !== null && { rating: search.rating }),
        ...(search.size !== null && { size: search.size }),
        ...(search.hasPictures && { with_images: 'true' as const }),
      },
    }),
  ])
  if (!details) throw data(null, { status: 404 })
  const product = productOf(details, locale)
  if (product.slug !== params.slug) throw moved(product, search, locale)
  const { sizes, with_images: pictured } = answer.summary
  return {
    product,
    summary: reviewSummary(answer),
    fits: fitCounts(answer.summary),
    sizes,
    pictured,
    search,
    total: answer.total,
    pages: Math.max(1, Math.ceil(answer.total / perPage)),
    items: answer.data.map((review) => reviewView(review, locale)),
  }
}

type Details = NonNullable<Awaited<ReturnType<typeof findDetails>>>

function productOf(details: Details, locale: Locale): ReviewsPageView['product'] {
  const title = localize(details.title, locale)
  const [picture] = details.colour_choices[0]?.pictures ?? []
  return { id: details._id, title, slug: slugify(title), picture: picture?.file_id ?? null }
}

function moved(product: ReviewsPageView['product'], search: ReviewsSearch, locale: Locale) {
  return redirect(encodeURI(localePath(locale, reviewsPath(product))) + reviewsQuery(search), 301)
}
