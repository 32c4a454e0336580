import { personalHead, personalPage } from '../head/personal-page.ts'
import { localeOfPath } from '../locale.ts'
import { listWithoutScript } from '../wishlist-page/list-without-script.ts'
import { PlainList } from '../wishlist-page/plain-list.tsx'
import { useWishlistMessages, wishlistMessagesIfLoaded } from '../wishlist/wishlist-messages.ts'
import { WishlistPage } from '../wishlist-page/wishlist-page.tsx'
import type { Route } from './+types/wishlist.ts'

export function action(args: Route.ActionArgs) {
  return listWithoutScript(args)
}

export function meta(args: Route.MetaArgs) {
  const messages = wishlistMessagesIfLoaded(localeOfPath(args.location.pathname))
  return messages ? personalHead(args, messages.title, messages.note) : []
}

export default function Wishlist({ actionData }: Route.ComponentProps) {
  const messages = useWishlistMessages()
  return (
    <main {...personalPage} tabIndex={-1} className="page personal-page wishlist">
      <h1>{messages.title}</h1>
      <p>{messages.note}</p>
      <noscript>
        <PlainList wishes={actionData ?? null} />
      </noscript>
      <div className="needs-script">
        <WishlistPage />
      </div>
    </main>
  )
}
