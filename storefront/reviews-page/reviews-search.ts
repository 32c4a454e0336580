export interface ReviewsSearch {
  rating: number | null
  size: string | null
  hasPictures: boolean
  page: number
}

export function parseReviewsSearch(search: URLSearchParams): ReviewsSearch {
  const page = search.get('page') ?? ''
  const rating = search.get('rating') ?? ''
  return {
    rating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    size: search.get('size')?.slice(0, 20) || null,
    hasPictures: search.get('pictures') === '1',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** Inverse of `parseReviewsSearch`. */
export function reviewsQuery({ rating, size, hasPictures, page }: ReviewsSearch): string {
  const query = new URLSearchParams()
  if (rating !== null) query.set('rating', String(rating))
  if (size !== null) query.set('size', size)
  if (hasPictures) query.set('pictures', '1')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

export function isFiltered({ rating, size, hasPictures }: ReviewsSearch): boolean {
  return rating !== null || size !== null || hasPictures
}
