import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { productPath, wishlistPath } from '../paths.ts'
import type { CardView } from '../product/card-view.ts'
import { CardPrice } from '../product/product-card.tsx'
import { useWishlistMessages } from '../wishlist/wishlist-messages.ts'

/** The list for browsers without JavaScript: a button, then links. */
export function PlainList({ wishes }: { wishes: readonly CardView[] | null }) {
  const messages = useWishlistMessages()
  const path = useLocalePath()
  if (wishes === null) {
    return (
      <form method="post" action={path(wishlistPath)} className="grid justify-items-start gap-4">
        <p>{messages.needsScript}</p>
        <button type="submit" className="btn">
          {messages.showPlain}
        </button>
      </form>
    )
  }
  if (wishes.length === 0) return <p>{messages.plainEmpty}</p>
  return (
    <ul className="grid gap-4">
      {wishes.map((card) => (
        <li key={card.id} className="flex flex-wrap gap-x-4">
          <Link className="link" href={path(productPath(card))}>
            {card.title}
          </Link>
          <CardPrice card={card} />
        </li>
      ))}
    </ul>
  )
}
