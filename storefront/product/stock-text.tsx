import { useMessages, type Messages } from '../messages/messages.ts'
import { preorderText } from './preorder-text.ts'
import type { VariantView } from './product-view.ts'

interface StockWordsProps {
  variant: VariantView | undefined
  open: readonly VariantView[]
  colour: string | undefined
  /** In Hong Kong time. */
  today: string
}

export function StockWords(props: StockWordsProps) {
  const { product: messages } = useMessages()
  const { variant } = props
  const { tone, text } = variant ? ofVariant(variant, props, messages) : ofColour(props, messages)
  return (
    <output className={`buy-stock stock-${tone}`}>
      <span>{text}</span>
    </output>
  )
}

interface Said {
  tone: 'there' | 'few' | 'gone' | 'later'
  text: string
}

function ofVariant(
  variant: VariantView,
  { today }: StockWordsProps,
  messages: Messages['product'],
): Said {
  if (variant.stock === 'sold_out') return { tone: 'gone', text: messages.soldOutHint }
  if (variant.stock === 'low') return { tone: 'few', text: messages.onlyLeft(variant.available) }
  if (variant.stock === 'pre_order') {
    return { tone: 'later', text: preorderText(expected([variant]), messages, today) }
  }
  return { tone: 'there', text: messages.inStock }
}

function ofColour({ open, colour, today }: StockWordsProps, messages: Messages['product']): Said {
  if (open.every(({ available }) => available === 0)) {
    return { tone: 'gone', text: colour ? messages.soldOutIn(colour) : messages.soldOut }
  }
  const isLater = open.every(({ stock }) => stock === 'pre_order' || stock === 'sold_out')
  if (isLater) return { tone: 'later', text: preorderText(expected(open), messages, today) }
  const count = open.filter(({ available }) => available > 0).length
  return count === open.length
    ? { tone: 'there', text: messages.inAllSizes }
    : { tone: 'there', text: messages.inSomeSizes(count, open.length) }
}

function expected(variants: readonly VariantView[]): string[] {
  return variants.flatMap(({ preorder }) => preorder ?? [])
}
