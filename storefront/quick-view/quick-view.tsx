import { useEffect, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Link } from '#ui/link.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useCartPanel } from '../cart/cart-panel.ts'
import { CompareButton } from '../product/compare-button.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { productPath } from '../paths.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { BuyForm } from '../product/buy-form.tsx'
import { choiceOf, choiceQuery, colourOf } from '../product/choice.ts'
import type { ProductView } from '../product/product-view.ts'
import { useProductView } from '../product/use-product-view.ts'
import './quick-view.css'

interface QuickViewProps {
  product: { id: string; title: string }
  colour: string | null
  onClose: () => void
}

/** A product over the list it was found in: pictures, price, colour, size, add to cart. */
export function QuickView({ product, colour, onClose }: QuickViewProps) {
  const { product: text } = useMessages()
  const { quickView: messages } = useShoppingMessages()
  const path = useLocalePath()
  const { view, isFailed } = useProductView(product.id)
  const { isOpen: isCartOpen } = useCartPanel()

  // The cart's panel confirms what was added; two dialogs would be one too many.
  useEffect(() => {
    if (isCartOpen) onClose()
  }, [isCartOpen, onClose])

  return (
    <Dialog
      id="quick-view"
      wide
      open
      title={product.title}
      closeLabel={text.close}
      onClose={onClose}
    >
      {view ? <Content product={view} colour={colour} /> : null}
      {!view && !isFailed ? (
        <Loading label={messages.loading}>
          <Skeleton lines={6} />
        </Loading>
      ) : null}
      {isFailed ? (
        <p>
          {messages.failed}{' '}
          <Link className="link" href={path(productPath(product))}>
            {messages.details}
          </Link>
        </p>
      ) : null}
    </Dialog>
  )
}

function Content({ product, colour }: { product: ProductView; colour: string | null }) {
  const { quickView: messages } = useShoppingMessages()
  const path = useLocalePath()
  const [choice, choose] = useState(() =>
    choiceOf(product, new URLSearchParams(colour === null ? {} : { colour })),
  )
  const pictures = (colourOf(product, choice.colour) ?? product.colours[0])?.pictures ?? []
  return (
    <div className="grid gap-6 w577:grid-cols-2">
      <ul className="quick-pictures">
        {pictures.slice(0, 4).map(({ file, alt, background }, at) => (
          <li key={file}>
            <img
              className="picture"
              src={fileUrl(file, at === 0 ? 640 : 160)}
              alt={alt}
              width={480}
              height={600}
              style={{ background }}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-4" style={{ alignContent: 'start', paddingBlockStart: 8 }}>
        <BuyForm product={product} choice={choice} onChoose={choose} problem={null} />
        <p className="flex flex-wrap items-center gap-4">
          <Link className="link" href={path(productPath(product)) + choiceQuery(product, choice)}>
            {messages.details}
          </Link>
          <CompareButton productId={product.id} title={product.title} />
        </p>
      </div>
    </div>
  )
}
