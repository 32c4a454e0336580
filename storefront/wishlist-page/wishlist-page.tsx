import { useQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { productsPath } from '../paths.ts'
import { useProducts } from '../product/use-products.ts'
import { queryClient } from '../query-client.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { RemoveWish } from './remove-wish.tsx'
import { ShareList } from './share-list.tsx'
import { WishCard } from './wish-card.tsx'
import { wishView } from './wish-view.ts'
import { loadWishlist, useWishlist } from '../wishlist/wishlist.ts'
import { useWishlistMessages } from '../wishlist/wishlist-messages.ts'

/** The visitor's own list, on its own page and in the account. */
export function WishlistPage() {
  const { catalogue } = useMessages()
  const messages = useWishlistMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const isInBrowser = useInBrowser()
  const ids = useWishlist()
  const list = useQuery(
    { queryKey: ['wishlist'], queryFn: loadWishlist, enabled: isInBrowser, staleTime: 0 },
    queryClient(),
  )
  const { products, isLoading, isFailed, reload } = useProducts(ids)
  const isWaiting = isLoading || (list.isPending && ids.length === 0)
  if (!isInBrowser || (isWaiting && products.length === 0)) return <WishlistSkeleton />
  if (ids.length === 0 && !list.isError) {
    return (
      <EmptyState
        drawing="heart"
        action={<ButtonLink href={path(productsPath)}>{messages.emptyAction}</ButtonLink>}
      >
        {messages.empty}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-6">
      {isFailed || list.isError ? (
        <Notice
          tone="error"
          live="alert"
          action={
            <Button
              kind="link"
              onClick={() => {
                if (list.isError) void list.refetch()
                reload()
              }}
            >
              {messages.retry}
            </Button>
          }
        >
          {messages.failed}
        </Notice>
      ) : null}
      {products.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-4 border-y border-line py-2">
          <p className="text-ink-2">{catalogue.items(products.length)}</p>
          <ShareList />
        </div>
      ) : null}
      <ul className="wishes">
        {products.map((product) => {
          const view = wishView(product, locale)
          return (
            <WishCard
              key={view.id}
              product={view}
              action={<RemoveWish productId={view.id} title={view.title} />}
            />
          )
        })}
      </ul>
    </div>
  )
}

function WishlistSkeleton() {
  const messages = useWishlistMessages()
  return (
    <Loading label={messages.loading}>
      <div className="wishes">
        {[1, 2, 3].map((place) => (
          <div key={place} className="wish">
            <Skeleton ratio="4 / 5" />
            <div className="wish-words">
              <Skeleton lines={3} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
