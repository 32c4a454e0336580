import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#ui/button.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { productPath, productsPath } from '../paths.ts'
import { srcSet } from '../pictures/picture-files.ts'
import { cardView } from '../product/card-view.ts'
import type { ProductDetails } from '../product/present-product.ts'
import { CardPrice } from '../product/product-card.tsx'
import { useProducts } from '../product/use-products.ts'
import { queryClient } from '../query-client.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { RemoveWish } from './remove-wish.tsx'
import { WishToCart } from './wish-to-cart.tsx'
import { loadWishlist, useWishlist } from './wishlist.ts'

export function WishlistPage() {
  const { catalogue: messages } = useMessages()
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
        action={<ButtonLink href={path(productsPath)}>{messages.wishlistEmptyAction}</ButtonLink>}
      >
        {messages.wishlistEmpty}
      </EmptyState>
    )
  }
  return (
    <>
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
          {messages.wishlistFailed}
        </Notice>
      ) : null}
      <ul className="wishes">
        {products.map((product) => (
          <Wish key={product._id} product={product} />
        ))}
      </ul>
    </>
  )
}

function Wish({ product }: { product: ProductDetails }) {
  const { catalogue: messages } = useMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const card = cardView(product, locale)
  const front = card.colours[0]?.front
  const href = path(productPath(card))
  return (
    <li className="wish">
      <Link href={href} tabIndex={-1} aria-hidden="true">
        {front ? (
          <img
            className="picture"
            {...srcSet(front, [160, 320])}
            sizes="120px"
            width={120}
            height={150}
            loading="lazy"
            alt=""
          />
        ) : null}
      </Link>
      <div className="wish-words">
        <h2>
          <Link href={href}>{card.title}</Link>
        </h2>
        <CardPrice card={card} />
        <p className={`wish-stock wish-${product.stock}`}>
          {messages.availabilities[product.stock]}
        </p>
      </div>
      <WishToCart product={product} />
      <RemoveWish productId={card.id} title={card.title} />
    </li>
  )
}

function WishlistSkeleton() {
  const { catalogue: messages } = useMessages()
  return (
    <Loading label={messages.wishlistLoading}>
      <div className="wishes">
        {[1, 2, 3].map((row) => (
          <div key={row} className="wish">
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
