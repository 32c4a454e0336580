import type { Answer } from '#contract/client.ts'
import { formatDay, hongKongDay } from '#domain/dates.ts'
import { htmlLang, localize, type Locale } from '#domain/locale.ts'

export type ReviewsAnswer =
  Answer<'GET /stores/{store_id}/product-management/products/{product_id}/reviews'>
export type ReviewFit = 'small' | 'true' | 'large'
export type FitCounts = readonly (readonly [fit: ReviewFit, count: number])[]

/** Over all reviews of a product; `average` is null without any. */
export interface ReviewSummary {
  count: number
  average: string | null
}

export interface RatedSummary extends ReviewSummary {
  /** Number of reviews per rating, five stars first. */
  stars: readonly (readonly [rating: number, count: number])[]
}

export interface ReviewPicture {
  file: string
  background: string
  width: number
  height: number
}

export interface ReviewView {
  id: string
  author: string
  rating: number
  fit: ReviewFit | null
  comments: string
  /** Set if it differs from the page's language. */
  lang?: string
  variant: string
  day: string
  pictures: readonly ReviewPicture[]
  reply?: string
}

export function reviewSummary({ summary }: Pick<ReviewsAnswer, 'summary'>): RatedSummary {
  return {
    count: summary.count,
    average: summary.average?.toFixed(1) ?? null,
    stars: summary.histogram.map(({ rating, count }) => [rating, count]),
  }
}

export function fitCounts({ fits }: ReviewsAnswer['summary']): FitCounts {
  return [
    ['small', fits.small],
    ['true', fits.true],
    ['large', fits.large],
  ]
}

export function reviewView(review: ReviewsAnswer['data'][number], locale: Locale): ReviewView {
  return {
    id: review._id,
    author: review.author,
    rating: review.rating,
    fit: review.fit,
    comments: review.comments,
    ...(review.locale !== locale && { lang: htmlLang[review.locale] }),
    variant: localize(review.product_variant_title, locale),
    day: formatDay(hongKongDay(new Date(review.created_at))),
    pictures: review.images.map(({ file_id: file, background, width, height }) => ({
      file,
      background,
      width,
      height,
    })),
    ...(review.reply && { reply: review.reply.text }),
  }
}
