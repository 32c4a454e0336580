import { CompareButton } from '../product/compare-button.tsx'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import type { ProductView } from '../product/product-view.ts'
import { ShareButton } from '../product/share-button.tsx'

const loadNotifyMe = () => import('../product/notify-me.tsx')

interface BuyExtrasProps {
  product: Pick<ProductView, 'id' | 'title'>
  /** Chosen, but sold out. */
  missing: string | null
}

/** Extras of the buy form once scripts run. */
export function BuyExtras({ product, missing }: BuyExtrasProps) {
  const request = useLazyComponent(loadNotifyMe, missing !== null, () => {
    // Optional: the product can still be put on the wishlist.
  })
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-6">
        <CompareButton productId={product.id} title={product.title} />
        <ShareButton title={product.title} />
      </p>
      {missing === null || !request ? null : <request.NotifyMe key={missing} variantId={missing} />}
    </>
  )
}
