import { Prose } from '#ui/prose.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { legalPath } from '../paths.ts'
import { ProductReviews } from './product-reviews.tsx'
import { CareList } from '../product/care-list.tsx'
import type { ProductView } from '../product/product-view.ts'
import { SizeGuideButton } from '../product/size-guide.tsx'

export function ProductTabs({ product }: { product: ProductView }) {
  const { product: messages } = useMessages()
  const path = useLocalePath()
  return (
    <Tabs
      label={messages.about}
      headingLevel={2}
      tabs={[
        {
          id: 'description',
          title: messages.description,
          content: <Prose text={product.description} headingLevel={3} />,
        },
        {
          id: 'care',
          title: messages.fabricAndCare,
          content: (
            <div className="prose">
              {product.fabric ? <p>{product.fabric}</p> : null}
              {product.care.length > 0 ? <CareList care={product.care} /> : null}
              {product.origin ? <p>{messages.madeIn(product.origin)}</p> : null}
            </div>
          ),
        },
        {
          id: 'fit',
          title: messages.sizeAndFit,
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
          title: messages.deliveryAndReturns,
          content: (
            <div className="prose">
              <p>{messages.returns(product.delivery.returnDays)}</p>
              <ul>
                <li>
                  <Link className="link" href={path(legalPath('shipping-policy'))}>
                    {messages.shippingPolicy}
                  </Link>
                </li>
                <li>
                  <Link className="link" href={path(legalPath('refund-policy'))}>
                    {messages.refundPolicy}
                  </Link>
                </li>
              </ul>
            </div>
          ),
        },
        {
          id: 'reviews',
          title: messages.reviews,
          content: <ProductReviews product={product} />,
        },
      ]}
    />
  )
}
