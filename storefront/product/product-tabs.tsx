import { Prose } from '#ui/prose.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { legalPath } from '../paths.ts'
import { ProductReviews } from './product-reviews.tsx'
import type { ProductView } from './product-view.ts'
import { SizeGuideButton } from './size-guide.tsx'

export function ProductTabs({ product }: { product: ProductView }) {
  const { product: words } = useMessages()
  const path = useLocalePath()
  return (
    <Tabs
      label={words.about}
      headingLevel={2}
      first={product.reviews.page > 1 ? 'reviews' : undefined}
      tabs={[
        {
          id: 'description',
          title: words.description,
          content: <Prose text={product.description} headingLevel={3} />,
        },
        {
          id: 'care',
          title: words.fabricAndCare,
          content: (
            <div className="prose">
              {product.fabric ? <p>{product.fabric}</p> : null}
              {product.care.length > 0 ? (
                <ul>
                  {product.care.map((symbol) => (
                    <li key={symbol}>{symbol}</li>
                  ))}
                </ul>
              ) : null}
              {product.origin ? <p>{words.madeIn(product.origin)}</p> : null}
            </div>
          ),
        },
        {
          id: 'fit',
          title: words.sizeAndFit,
          content: (
            <div className="prose">
              {product.fit ? <p>{product.fit}</p> : null}
              {product.measures.length > 0 ? (
                <p>
                  <SizeGuideButton />
                </p>
              ) : null}
            </div>
          ),
        },
        {
          id: 'delivery',
          title: words.deliveryAndReturns,
          content: (
            <div className="prose">
              <p>{words.returns(product.delivery.returnDays)}</p>
              <ul>
                <li>
                  <Link className="link" href={path(legalPath('shipping-policy'))}>
                    {words.shippingPolicy}
                  </Link>
                </li>
                <li>
                  <Link className="link" href={path(legalPath('refund-policy'))}>
                    {words.refundPolicy}
                  </Link>
                </li>
              </ul>
            </div>
          ),
        },
        {
          id: 'reviews',
          title: words.reviews,
          content: <ProductReviews reviews={product.reviews} />,
        },
      ]}
    />
  )
}
