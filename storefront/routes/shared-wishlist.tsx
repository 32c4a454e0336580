import { pageHead } from '../head/head.ts'
import { localeOfPath } from '../locale.ts'
import { loadSharedWishlist } from '../wishlist-page/load-shared.ts'
import { SharedPage } from '../wishlist-page/shared-page.tsx'
import { wishlistMessagesIfLoaded } from '../wishlist/wishlist-messages.ts'
import type { Route } from './+types/shared-wishlist.ts'

export function loader(args: Route.LoaderArgs) {
  return loadSharedWishlist(args)
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const messages = wishlistMessagesIfLoaded(localeOfPath(args.location.pathname))
  if (!loaderData || !messages) return []
  const { titleOf, title, description } = messages.shared
  const { name } = loaderData
  return pageHead(args, {
    title: name === null ? title : titleOf(name),
    description,
    isIndexed: false,
  })
}

export default function SharedWishlistRoute({ loaderData }: Route.ComponentProps) {
  return <SharedPage key={`${loaderData.key} ${loaderData.page}`} list={loaderData} />
}
