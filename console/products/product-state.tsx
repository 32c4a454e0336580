import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { StateBadge, type StateTone } from '../parts/state-badge.tsx'
import { productMessages } from './messages.ts'
import type { Product } from './product-types.ts'

export const statusTones: Record<Product['status'], StateTone> = {
  draft: 'wait',
  active: 'good',
  archived: 'plain',
}

export function isComing({ status, published_at: at }: Product): boolean {
  return status === 'active' && Date.parse(at) > Date.now()
}

export function ProductState({ product }: { product: Product }) {
  const texts = useMessages(productMessages)
  const { status } = product
  return isComing(product) ? (
    <StateBadge tone="wait">{texts.waiting(showTime(product.published_at))}</StateBadge>
  ) : (
    <StateBadge tone={statusTones[status]}>{texts.status[status]}</StateBadge>
  )
}
