import { useState } from 'react'
import { joinName } from '#domain/punctuation.ts'
import { showToast } from '#ui/toasts.ts'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { addedItem } from '../product/added-item.ts'
import { choiceOf, colourOf, openVariants } from '../product/choice.ts'
import type { ProductView, VariantView } from '../product/product-view.ts'
import { useProductView } from '../product/use-product-view.ts'
import { addToCart } from './add-to-cart.ts'
import { useCartMessages } from './cart-messages.ts'
import { useCartPanel } from './cart-panel.ts'
import { refusalText } from './refusal-text.ts'

interface ProductSizesProps {
  id: string
  onAdded: () => void
}

/** The sizes of a product in its first colour in stock: one press adds it. */
export function ProductSizes({ id, onAdded }: ProductSizesProps) {
  const messages = useMessages()
  const { cart: text } = useShoppingMessages()
  const { view, isFailed } = useProductView(id)
  if (isFailed) return <p role="alert">{messages.errors.noConnection}</p>
  if (!view) return <output>{text.adding}</output>
  return <Sizes product={view} onAdded={onAdded} />
}

function Sizes({ product, onAdded }: { product: ProductView; onAdded: () => void }) {
  const messages = useMessages()
  const { catalogue } = messages
  const { cart: text } = useShoppingMessages()
  const cart = useCartMessages()
  const locale = useLocale()
  const { isOpen } = useCartPanel()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const { colour } = choiceOf(product, new URLSearchParams())
  const title = colourOf(product, colour)?.title ?? ''

  async function add(variant: VariantView) {
    setProblem(null)
    setBusy(variant.id)
    try {
      // The open panel confirms it; a page says it in passing.
      await addToCart(
        variant.id,
        1,
        isOpen ? addedItem(product, variant, 1, catalogue.sizeTitle) : undefined,
      )
      if (!isOpen) showToast(cart.added)
      onAdded()
    } catch (error) {
      setProblem(refusalText(error, messages))
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      <fieldset className="chips">
        <legend className="sr-only">{text.choose(product.title, title)}</legend>
        {openVariants(product, { colour, size: null }).map((variant) => {
          const size = variant.size === null ? null : catalogue.sizeTitle(variant.size)
          const name = size ?? text.add
          return (
            <button
              key={variant.id}
              type="button"
              className="chip"
              style={{ minBlockSize: 44 }}
              aria-label={text.addOf(joinName([product.title, title, size], locale))}
              aria-busy={busy === variant.id || undefined}
              disabled={variant.available === 0}
              onClick={() => void add(variant)}
            >
              {variant.available === 0 ? <s>{name}</s> : name}
            </button>
          )
        })}
      </fieldset>
      <p className="text-12 text-ink-2">{title}</p>
      <div role="alert">{problem ? <p className="text-12 text-error">{problem}</p> : null}</div>
    </>
  )
}
