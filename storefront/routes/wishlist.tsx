import { personalHead, personalPage } from '../head/personal-page.ts'
import { localeOfPath } from '../locale.ts'
import { messagesIn, useMessages } from '../messages/messages.ts'
import { WishlistPage } from '../wishlist/wishlist-page.tsx'
import type { Route } from './+types/wishlist.ts'

export function meta(args: Route.MetaArgs) {
  const { catalogue } = messagesIn(localeOfPath(args.location.pathname))
  return personalHead(args, catalogue.wishlist, catalogue.wishlistNote)
}

export default function Wishlist() {
  const { catalogue: messages } = useMessages()
  return (
    <main {...personalPage} tabIndex={-1} className="page wishlist">
      <h1>{messages.wishlist}</h1>
      <p>{messages.wishlistNote}</p>
      <noscript>{messages.wishlistNeedsScript}</noscript>
      <WishlistPage />
    </main>
  )
}
