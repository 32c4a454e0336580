import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { productMessages } from './messages.ts'
import type { Product } from './product-types.ts'

/** What a product still lacks before it sells well; gone once it has everything. */
export function Completeness({ product }: { product: Product }) {
  const texts = useMessages(productMessages)
  const names = texts.complete
  const sold = product.variants.filter(({ is_archived: isArchived }) => !isArchived)
  const checks: readonly (readonly [string, boolean])[] = [
    [names.zh, product.title.zh !== product.title.en],
    [names.category, product.category_ids.length > 0],
    [names.variant, sold.length > 0],
    [names.picture, product.pictures.length > 0],
    [names.stock, sold.some(({ stock }) => stock.some(({ available }) => available > 0))],
  ]
  if (checks.every(([, isDone]) => isDone)) return null
  return (
    <ul className="completeness" aria-label={names.label}>
      {checks.map(([name, isDone]) => (
        <li key={name} data-done={isDone || undefined}>
          <Icon name={isDone ? 'check' : 'alert'} />
          {name}
          <span className="sr-only">: {isDone ? texts.done : texts.missing}</span>
        </li>
      ))}
    </ul>
  )
}
