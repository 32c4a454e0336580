import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { localize } from '#domain/locale.ts'
import { addToCart } from '../cart/add-to-cart.ts'
import { errorText } from '../forms/error-text.ts'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { addedItem } from '../product/added-item.ts'
import { presentProduct, type ProductDetails } from '../product/present-product.ts'

/** Colour and size in one field, and an add-to-cart button. */
export function WishToCart({ product: details }: { product: ProductDetails }) {
  const messages = useMessages()
  const { catalogue, product: text } = messages
  const locale = useLocale()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const product = presentProduct(details, null, locale)
  const open = product.variants.filter(({ available }) => available > 0)
  const [only, ...others] = open
  const [chosen, setChosen] = useState(only && others.length === 0 ? only.id : '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const variant = open.find(({ id }) => id === chosen)
    if (isBusy || !variant) {
      if (!variant) setProblem(catalogue.chooseVariant)
      return
    }
    setBusy(true)
    setProblem(null)
    try {
      await addToCart(variant.id, 1, addedItem(product, variant, 1, catalogue.sizeTitle))
    } catch (error) {
      setProblem(errorText(error, messages))
    } finally {
      setBusy(false)
    }
  }

  if (open.length === 0) return null
  return (
    <form method="post" className="wish-to-cart" onSubmit={(event) => void submit(event)}>
      <Select
        label={catalogue.variantOf(product.title)}
        labelHidden
        value={chosen}
        onChange={({ target }) => {
          setProblem(null)
          setChosen(target.value)
        }}
        options={[
          { value: '', label: catalogue.chooseVariant },
          ...details.variants.map(({ _id, title, available }) => ({
            value: _id,
            label: variantLabel(localize(title, locale), available > 0, messages),
            disabled: available === 0,
          })),
        ]}
      />
      <Button type="submit" kind="ghost" busy={isBusy}>
        {text.add}
      </Button>
      {problem ? (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      ) : null}
    </form>
  )
}

function variantLabel(
  title: string,
  isThere: boolean,
  { catalogue }: ReturnType<typeof useMessages>,
): string {
  return isThere ? title : `${title} – ${catalogue.badges['sold-out']}`
}
