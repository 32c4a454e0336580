import { useId, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react'
import { joinLabel } from '#domain/join-label.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Notice } from '#ui/notice.tsx'
import { SizePicker } from '#ui/size-picker.tsx'
import { SwatchGroup } from '#ui/swatch-group.tsx'
import { addToCart } from '../cart/add-to-cart.ts'
import { refusalText } from '../cart/refusal-text.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { productPath } from '../paths.ts'
import { sources } from '../pictures/picture-files.ts'
import { addedItem } from '../product/added-item.ts'
import { choiceOf, choiceQuery, colourOf, isSoldOut, openVariants } from '../product/choice.ts'
import { variantOf, type Choice } from '../product/choice.ts'
import { choiceIn, colourOptions, sizeOption } from '../product/choice-options.ts'
import { PriceBlock } from '../product/price-block.tsx'
import { StockWords } from '../product/stock-text.tsx'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import type { WishView } from './wish-view.ts'
import { useWishlistMessages } from '../wishlist/wishlist-messages.ts'

interface WishCardProps {
  product: WishView
  /** Next to the title: remove, or a heart. */
  action: ReactNode
}

/** Works as a plain form, which the product's page answers. */
export function WishCard({ product, action }: WishCardProps) {
  const messages = useMessages()
  const { catalogue, product: text } = messages
  const path = useLocalePath()
  const locale = useLocale()
  const isInBrowser = useInBrowser()
  const sizeId = useId()
  const [choice, setChoice] = useState(() => choiceOf(product, new URLSearchParams()))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSizeMissing, setSizeMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const variant = variantOf(product, choice)
  const open = openVariants(product, choice)
  const colour = colourOf(product, choice.colour)

  function hear({ currentTarget }: ChangeEvent<HTMLFormElement>) {
    setProblem(null)
    setSizeMissing(false)
    setChoice(choiceOn(currentTarget, product))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = variantOf(product, choiceOn(event.currentTarget, product))
    if (!chosen) {
      setSizeMissing(true)
      document.getElementById(sizeId)?.focus()
      return
    }
    if (chosen.available === 0 || isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await addToCart(chosen.id, 1, addedItem(product, chosen, 1, catalogue.sizeTitle))
    } catch (error) {
      setProblem(refusalText(error, messages))
    } finally {
      setBusy(false)
    }
  }

  return (
    <li className="wish">
      <WishPicture product={product} choice={choice} />
      <div className="wish-words">
        <h2>
          <Link className="py-1" href={path(productPath(product)) + choiceQuery(product, choice)}>
            {product.title}
          </Link>
        </h2>
        {action}
        <PriceBlock variants={open} />
        <StockWords {...{ variant, open }} colour={colour?.title} today={product.today} />
      </div>
      <form
        method="post"
        action={path(productPath(product))}
        className="wish-buy"
        noValidate={isInBrowser}
        onChange={hear}
        onSubmit={(event) => void submit(event)}
      >
        {product.colours.length > 0 ? (
          <SwatchGroup
            legend={catalogue.colour}
            name="colour"
            value={choice.colour ?? ''}
            soldOutLabel={text.soldOut}
            options={colourOptions(product)}
          />
        ) : null}
        {product.sizes.length > 1 ? (
          <SizePicker
            id={sizeId}
            legend={catalogue.size}
            name="size"
            required
            value={choice.size ?? ''}
            soldOutLabel={text.soldOut}
            error={isSizeMissing ? text.chooseSize : undefined}
            options={product.sizes.map((size) => sizeOption(product, choice, size, messages))}
          />
        ) : null}
        {isSoldOut(open) ? (
          <NotifyMeLink product={product} choice={choice} />
        ) : (
          <Button
            type="submit"
            wide
            busy={isBusy}
            aria-label={joinLabel(text.add, product.title, locale)}
          >
            {variant?.stock === 'pre_order' ? text.preorder : text.add}
          </Button>
        )}
        {problem ? (
          <Notice tone="error" live="alert">
            {problem}
          </Notice>
        ) : null}
      </form>
    </li>
  )
}

/** A garment in one size has no size to choose. */
function choiceOn(form: HTMLFormElement, { sizes }: WishView): Choice {
  const choice = choiceIn(form)
  return sizes.length === 1 ? { ...choice, size: sizes[0] ?? null } : choice
}

interface ChosenProps {
  product: WishView
  choice: Choice
}

function WishPicture({ product, choice }: ChosenProps) {
  const path = useLocalePath()
  const [picture] = (colourOf(product, choice.colour) ?? product.colours[0])?.pictures ?? []
  return (
    <Link
      className="wish-picture"
      href={path(productPath(product)) + choiceQuery(product, choice)}
      tabIndex={-1}
      aria-hidden="true"
    >
      {picture ? (
        <Picture
          {...sources(picture.file)}
          sizes="(width < 577px) 30vw, (width < 991px) 45vw, 290px"
          width={320}
          height={400}
          alt=""
          colour={picture.background}
        />
      ) : null}
    </Link>
  )
}

function NotifyMeLink({ product, choice }: ChosenProps) {
  const messages = useWishlistMessages()
  const path = useLocalePath()
  return (
    <ButtonLink
      kind="ghost"
      wide
      href={path(productPath(product)) + choiceQuery(product, choice)}
      aria-label={messages.notifyMeOf(product.title)}
    >
      {messages.notifyMe}
    </ButtonLink>
  )
}
