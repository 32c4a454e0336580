import type { ApiClient } from '#contract/client.ts'
import { formatDay, hongKongDay } from '#domain/dates.ts'
import { htmlLang, localize, type Locale } from '#domain/locale.ts'
import { mainStore } from '../paths.ts'
import type { ReviewsView } from './product-view.ts'

const perPage = 12

/** Reviews, newest first; `page` comes from the URL. */
export async function loadReviews(
  api: ApiClient,
  productId: string,
  page: string | null,
  locale: Locale,
): Promise<ReviewsView> {
  const number = /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1
  const { data, total, summary } = await api(
    'GET /stores/{store_id}/product-management/products/{product_id}/reviews',
    {
      params: { store_id: mainStore, product_id: productId },
      query: { page: number, per_page: perPage },
    },
  )
  return {
    count: summary.count,
    average: summary.average?.toFixed(1) ?? null,
    stars: summary.histogram.map(({ rating, count }) => [rating, count]),
    page: number,
    pages: Math.max(1, Math.ceil(total / perPage)),
    items: data.map((review) => ({
      id: review._id,
      author: review.author,
      rating: review.rating,
      comments: review.comments,
      ...(review.locale !== locale && { lang: htmlLang[review.locale] }),
      variant: localize(review.product_variant_title, locale),
      day: dayOf(review.created_at),
      pictures: review.images.map(({ file_id: file }) => file),
      ...(review.reply && { reply: review.reply.text }),
    })),
  }
}

function dayOf(time: string): string {
  return formatDay(hongKongDay(new Date(time)))
}
