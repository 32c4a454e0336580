import type { Locale } from '#domain/locale.ts'
import type { Scene } from '../scenes/scene.ts'

/** A review of one product by a customer who bought it. */
export interface DemoReview {
  handle: string
  colour: string
  size: string | null
  /** The buyer's full name; customers see the first name and an initial. */
  name: string
  locale: Locale
  /** Days between the review and the day the demo is filled. */
  daysAgo: number
  rating: 1 | 2 | 3 | 4 | 5
  fit: 'small' | 'true' | 'large' | null
  text: string
  pictures?: readonly Scene[]
  /** Not looked at by the shop yet. */
  isWaiting?: true
  reply?: string
}

type Product = Pick<DemoReview, 'handle'>
type Said = Omit<
  DemoReview,
  'handle' | 'colour' | 'size' | 'name' | 'locale' | 'daysAgo' | 'rating' | 'fit'
>

/** `bought`: "colour size"; `by`: "language name"; `mark`: "4 true", the rating and the fit. */
export function reviewsOf(
  { handle }: Product,
  ...reviews: readonly [bought: string, by: string, daysAgo: number, mark: string, said: Said][]
): DemoReview[] {
  return reviews.map(([bought, by, daysAgo, mark, said]) => {
    const [colour = '', size] = bought.split(' ')
    const locale = by.startsWith('en ') ? 'en' : by.startsWith('zh ') ? 'zh' : 'cn'
    return {
      handle,
      colour,
      size: size ?? null,
      name: by.slice(3),
      locale,
      daysAgo,
      rating: ratingOf(mark),
      fit: fitOf(mark),
      ...said,
    }
  })
}

function ratingOf(mark: string): DemoReview['rating'] {
  const rating = ([1, 2, 3, 4, 5] as const).find((each) => mark.startsWith(String(each)))
  if (!rating) throw new Error(`no rating in ${mark}`)
  return rating
}

function fitOf(mark: string): DemoReview['fit'] {
  return (['small', 'true', 'large'] as const).find((each) => mark.endsWith(each)) ?? null
}
