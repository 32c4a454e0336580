import { memo, useDeferredValue, useRef } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { collectionPath, reviewsPath } from '../paths.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { useIsNear } from '../rendering/use-is-near.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import type { Refused } from '../product/add-without-script.ts'
import { BuyForm } from '../product/buy-form.tsx'
import { colourOf, isSoldOut, openVariants, variantOf } from '../product/choice.ts'
import { DeliveryDetails } from '../product/delivery-info.tsx'
import { Gallery } from '../product/gallery.tsx'
import { Alternatives } from '../product/alternatives.tsx'
import { ProductRow } from '../product/product-row.tsx'
import { ProductTabs } from './product-tabs.tsx'
import type { ProductView } from '../product/product-view.ts'
import { RecentlyViewed } from '../product/recently-viewed.tsx'
import { SizeGuide } from '../product/size-guide.tsx'
import { useChoice } from '../product/use-choice.ts'

const loadExtras = () => import('./buy-extras.tsx')
const loadFurther = () => import('./further-down.tsx')
type Further = Awaited<ReturnType<typeof loadFurther>>

interface ProductPageProps {
  product: ProductView
  /** A form sent without JavaScript that was rejected. */
  refused: Refused | null
}

export function ProductPage({ product, refused }: ProductPageProps) {
  const [choice, choose] = useChoice(product, refused?.choice ?? null)
  // The form reacts to a press at once; pictures and the rest may follow a moment later.
  const settled = useDeferredValue(choice)
  const variant = variantOf(product, choice)
  const missing = variant?.available === 0 ? variant.id : null
  const extras = useLazyComponent(loadExtras, useInBrowser(), () => {
    // Optional: buying needs none of it.
  })
  const place = useRef<HTMLDivElement>(null)
  const further = useLazyComponent(loadFurther, useIsNear(place, useInBrowser()), () => {
    // Optional: links lead to all reviews, and to the products of the look.
  })
  return (
    <main id="content" className="page product">
      <Crumbs product={product} />
      <div className="product-top">
        <Pictures product={product} colour={settled.colour} />
        <div className="product-info">
          <ProductTitle product={product} />
          <BuyForm
            product={product}
            choice={choice}
            onChoose={choose}
            problem={refused?.problem ?? null}
          />
          <div className="buy-extras needs-script" data-missing={missing !== null || undefined}>
            {extras ? <extras.BuyExtras product={product} missing={missing} /> : null}
          </div>
          {isSoldOut(openVariants(product, choice)) ? (
            <Alternatives product={product} choice={choice} onChoose={choose} />
          ) : null}
          <Delivery product={product} choice={settled} />
          <ProductDetails product={product} />
          <div ref={place}>
            {further && product.reviews.count > 0 ? (
              <further.ReviewGlance product={product} />
            ) : null}
          </div>
        </div>
      </div>
      <Rest product={product} further={further} />
    </main>
  )
}

interface PartProps {
  product: ProductView
}

const Pictures = memo(function Pictures({
  product,
  colour,
}: PartProps & { colour: string | null }) {
  const shown = colourOf(product, colour) ?? product.colours[0]
  return (
    <Gallery
      key={shown?.code ?? ''}
      pictures={shown?.pictures ?? []}
      measure={product.measurePicture}
    />
  )
})

const Delivery = memo(DeliveryDetails)

// Memoized: a choice changes none of these, and rendering them would delay the response to a press.
const Crumbs = memo(function Crumbs({ product }: PartProps) {
  const { catalogue } = useMessages()
  const path = useLocalePath()
  return (
    <Breadcrumbs
      label={catalogue.crumbs}
      crumbs={product.crumbs.map(({ title, path: to }) => ({
        title,
        ...(to && { href: path(to) }),
      }))}
    />
  )
})

const Rest = memo(function Rest({ product, further }: PartProps & { further: Further | null }) {
  const { product: messages } = useMessages()
  return (
    <>
      <ProductTabs product={product} />
      <ProductRow title={messages.look} cards={product.look}>
        <div className="needs-script min-h-(--form-height)">
          {further ? <further.LookButton items={product.look} /> : null}
        </div>
      </ProductRow>
      <ProductRow title={messages.related} cards={product.related} />
      <RecentlyViewed current={product.id} />
      <SizeGuide product={product} />
    </>
  )
})

const ProductTitle = memo(function ProductTitle({ product }: PartProps) {
  const { product: messages } = useMessages()
  const path = useLocalePath()
  const { number, collection, reviews } = product
  return (
    <header className="product-title">
      <p>
        {number === null ? null : <span>{messages.number(number)}</span>}
        {collection ? (
          <Link href={path(collectionPath(collection.slug))}>{collection.title}</Link>
        ) : null}
      </p>
      <h1>{product.title}</h1>
      {product.subtitle ? <p>{product.subtitle}</p> : null}
      {reviews.average === null ? null : (
        <p>
          <Link href={path(reviewsPath(product))}>
            {messages.averageOf(reviews.average, reviews.count)}
          </Link>
        </p>
      )}
    </header>
  )
})

/** Outside the tabs, where most people look for them. */
const ProductDetails = memo(function ProductDetails({ product }: PartProps) {
  const { product: messages } = useMessages()
  const details = [
    [messages.fit, product.fit],
    [messages.fabric, product.fabric],
    [messages.origin, product.origin],
  ] as const
  return (
    <dl className="facts product-facts">
      {details.map(([term, detail]) =>
        detail ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
})
