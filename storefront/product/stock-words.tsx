import { formatDay } from '#domain/dates.ts'
import { useMessages, type Messages } from '../messages.ts'
import type { VariantView } from './product-view.ts'

interface StockWordsProps {
  variant: VariantView | undefined
  /** What can still be chosen. */
  open: readonly VariantView[]
  colour: string | undefined
}

/** In words: in stock, how few are left, sold out, or when it will come. */
export function StockWords({ variant, open, colour }: StockWordsProps) {
  const { product: words } = useMessages()
  const { tone, text } = variant ? ofVariant(variant, words) : ofColour(open, colour, words)
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

function ofVariant(variant: VariantView, words: Messages['product']): Said {
  if (variant.stock === 'sold_out') return { tone: 'gone', text: words.soldOutHint }
  if (variant.stock === 'low') return { tone: 'few', text: words.onlyLeft(variant.available) }
  if (variant.stock === 'pre_order') {
    return {
      tone: 'later',
      text: words.preorderFrom(variant.preorder && formatDay(variant.preorder)),
    }
  }
  return { tone: 'there', text: words.inStock }
}

function ofColour(
  open: readonly VariantView[],
  colour: string | undefined,
  words: Messages['product'],
): Said {
  if (open.every(({ available }) => available === 0)) {
    return { tone: 'gone', text: colour ? words.soldOutIn(colour) : words.soldOut }
  }
  const isLater = open.every(({ stock }) => stock === 'pre_order' || stock === 'sold_out')
  const [later] = open.flatMap(({ preorder }) => preorder ?? []).toSorted()
  if (isLater) return { tone: 'later', text: words.preorderFrom(later && formatDay(later)) }
  const count = open.filter(({ available }) => available > 0).length
  return count === open.length
    ? { tone: 'there', text: words.inAllSizes }
    : { tone: 'there', text: words.inSomeSizes(count, open.length) }
}
