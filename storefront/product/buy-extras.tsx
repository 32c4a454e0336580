import { CompareButton } from '../compare/compare-button.tsx'
import type { ProductView } from './product-view.ts'
import { TellMe } from './tell-me.tsx'

interface BuyExtrasProps {
  product: Pick<ProductView, 'id' | 'title'>
  /** Chosen, but sold out. */
  missing: string | null
}

/** What the buy form offers once scripts run. */
export function BuyExtras({ product, missing }: BuyExtrasProps) {
  return (
    <>
      {missing === null ? null : <TellMe key={missing} variantId={missing} />}
      <p className="flex flex-wrap gap-2">
        <CompareButton productId={product.id} title={product.title} />
      </p>
    </>
  )
}
