import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useLocalePath } from '../locale.ts'
import { productsPath, sharedWishlistPath } from '../paths.ts'
import type { SharedWishlist } from './load-shared.ts'
import { WishButton } from '../wishlist/wish-button.tsx'
import { WishCard } from './wish-card.tsx'
import { useWishlistMessages } from '../wishlist/wishlist-messages.ts'

/** Another customer's list, to read and to buy from. */
export function SharedPage({ list }: { list: SharedWishlist }) {
  const messages = useWishlistMessages()
  const { shared } = messages
  const path = useLocalePath()
  const { key, name, page, pages, wishes } = list
  return (
    <main id="content" tabIndex={-1} className="page wishlist">
      <h1>{name === null ? shared.title : shared.titleOf(name)}</h1>
      {wishes.length === 0 ? (
        <EmptyState
          drawing="heart"
          action={<ButtonLink href={path(productsPath)}>{messages.emptyAction}</ButtonLink>}
        >
          {shared.empty}
        </EmptyState>
      ) : (
        <>
          <p>{shared.note}</p>
          <ul className="wishes">
            {wishes.map((wish) => (
              <WishCard
                key={wish.id}
                product={wish}
                action={
                  <WishButton
                    productId={wish.id}
                    title={wish.title}
                    className="wish-action needs-script"
                  />
                }
              />
            ))}
          </ul>
          <Pagination
            label={shared.pages}
            page={page}
            pages={pages}
            hrefOf={(to) => path(sharedWishlistPath(key)) + (to > 1 ? `?page=${to}` : '')}
            previousLabel={shared.newer}
            nextLabel={shared.older}
            pageLabel={shared.page}
          />
        </>
      )}
    </main>
  )
}
