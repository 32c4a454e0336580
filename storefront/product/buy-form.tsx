import { useId, useState, type ChangeEvent, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SizePicker } from '#ui/size-picker.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { SwatchGroup } from '#ui/swatch-group.tsx'
import { addToCart } from '../cart/add-to-cart.ts'
import { type Messages, useMessages } from '../messages/messages.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { WishButton } from '../wishlist/wish-button.tsx'
import { addedItem } from './added-item.ts'
import { colourOf, isSoldOut, openVariants, variantOf, type Choice } from './choice.ts'
import { choiceIn, colourOptions, sizeOption } from './choice-options.ts'
import { PriceBlock } from './price-block.tsx'
import type { ProductView } from './product-view.ts'
import { SizeGuideButton } from './size-guide.tsx'
import { StockWords } from './stock-text.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

interface BuyFormProps {
  product: ProductView
  choice: Choice
  onChoose: (choice: Choice) => void
  problem: string | null
}

export const buyButton = 'buy-button'
const loadBar = () => import('./buy-bar.tsx')

/** Works as a plain form; with JavaScript it adds to the cart without leaving the page. */
export function BuyForm({ product, choice, onChoose, problem: earlier }: BuyFormProps) {
  const messages = useMessages()
  const { catalogue, product: text } = messages
  const isInBrowser = useInBrowser()
  const sizeId = useId()
  const [problem, setProblem] = useState(earlier)
  const [isSizeMissing, setSizeMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isPast = useScrolledPast(buyButton)
  const bar = useLazyComponent(loadBar, isPast, () => {
    // Optional: the button itself still works.
  })
  const variant = variantOf(product, choice)
  const open = openVariants(product, choice)
  const max = variant ? variant.available : Math.max(0, ...open.map((each) => each.available))
  const isGone = isSoldOut(open)

  function hear({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
    setProblem(null)
    setSizeMissing(false)
    onChoose(choiceIn(currentTarget))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = variantOf(product, choiceIn(event.currentTarget))
    if (!chosen) {
      setSizeMissing(true)
      document.getElementById(sizeId)?.focus()
      return
    }
    if (chosen.available === 0 || isBusy) return
    const qty = Math.max(1, Number(new FormData(event.currentTarget).get('qty')) || 1)
    // Parts that fail to load now would be missing until the page is reloaded.
    if (!navigator.onLine) return setProblem(messages.errors.noConnection)
    setBusy(true)
    setProblem(null)
    try {
      await addToCart(chosen.id, qty, addedItem(product, chosen, qty, catalogue.sizeTitle))
    } catch (error) {
      setProblem(await textOf(error, messages))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      id="buy"
      className="buy"
      method="post"
      noValidate={isInBrowser}
      onChange={hear}
      onSubmit={(event) => void submit(event)}
    >
      <PriceBlock variants={open} />
      {product.promotions.map((offer) => (
        <p key={offer} className="text-12">
          {offer}
        </p>
      ))}
      {product.colours.length > 0 ? (
        <div className="buy-colours">
          <SwatchGroup
            legend={catalogue.colour}
            name="colour"
            value={choice.colour ?? ''}
            soldOutLabel={text.soldOut}
            options={colourOptions(product)}
          />
          <button type="submit" formMethod="get" formNoValidate className="link without-script">
            {text.showColour}
          </button>
        </div>
      ) : null}
      {product.sizes.length > 0 ? (
        <SizePicker
          id={sizeId}
          legend={catalogue.size}
          name="size"
          required
          value={choice.size ?? ''}
          soldOutLabel={text.soldOut}
          action={product.measures.length > 0 ? <SizeGuideButton /> : undefined}
          error={isSizeMissing ? text.chooseSize : undefined}
          options={product.sizes.map((size) => sizeOption(product, choice, size, messages))}
        />
      ) : null}
      <StockWords
        {...{ variant, open }}
        colour={colourOf(product, choice.colour)?.title}
        today={product.delivery.today}
      />
      <div className="buy-deed">
        {isGone ? null : (
          <Stepper
            tall
            name="qty"
            label={text.quantity}
            decreaseLabel={text.oneLess}
            increaseLabel={text.oneMore}
            defaultValue={1}
            max={Math.max(1, max)}
            maxReason={variant ? text.noMoreThan(max) : undefined}
          />
        )}
        <BuyButton id={buyButton} isGone={isGone} isBusy={isBusy} stock={variant?.stock} />
        <WishButton
          productId={product.id}
          title={product.title}
          className="buy-wish needs-script"
        />
      </div>
      <div role="alert">{problem ? <Notice tone="error">{problem}</Notice> : null}</div>
      {isPast && bar ? (
        <bar.BuyBar product={product} choice={choice}>
          <BuyButton isGone={isGone} isBusy={isBusy} stock={variant?.stock} />
        </bar.BuyBar>
      ) : null}
    </form>
  )
}

/** The cart's code knows every refusal, and has been loaded unless there is no connection. */
async function textOf(error: unknown, messages: Messages): Promise<string> {
  try {
    const { refusalText } = await import('../cart/refusal-text.ts')
    return refusalText(error, messages)
  } catch {
    return messages.errors.noConnection
  }
}

interface BuyButtonProps {
  id?: string
  isGone: boolean
  isBusy: boolean
  stock: string | undefined
}

/** CSS picks the label while no size is chosen, so that it is right before scripts run. */
function BuyButton({ id, isGone, isBusy, stock }: BuyButtonProps) {
  const { product: text } = useMessages()
  if (isGone) {
    return (
      <Button id={id} type="submit" wide aria-disabled="true">
        {text.soldOut}
      </Button>
    )
  }
  return (
    <Button id={id} type="submit" wide busy={isBusy}>
      <span className="buy-choose">{text.chooseSize}</span>
      <span className="buy-add">{stock === 'pre_order' ? text.preorder : text.add}</span>
    </Button>
  )
}
