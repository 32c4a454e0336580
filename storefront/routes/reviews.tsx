import { pageHead } from '../head/head.ts'
import { localeOfPath } from '../locale.ts'
import { shoppingMessagesIfLoaded } from '../messages/shopping-messages.ts'
import { loadReviews } from '../reviews-page/load-reviews.ts'
import { isFiltered } from '../reviews-page/reviews-search.ts'
import { ReviewsPage } from '../reviews-page/reviews-page.tsx'
import type { Route } from './+types/reviews.ts'

export function loader(args: Route.LoaderArgs) {
  return loadReviews(args)
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const messages = shoppingMessagesIfLoaded(localeOfPath(args.location.pathname))
  if (!loaderData || !messages) return []
  const { product, summary, search } = loaderData
  return pageHead(args, {
    title: messages.reviews.title(product.title),
    description: messages.reviews.description(product.title, summary.count),
    canonicalSearch: search.page > 1 ? `?page=${search.page}` : '',
    isIndexed: !isFiltered(search) && summary.count > 0,
  })
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage view={loaderData} />
}
