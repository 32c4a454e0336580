import type { promotionMessages } from './messages.ts'
import { showMoney, showTime } from '../parts/show.ts'
import type { Promotion, Voucher } from './promotion-types.ts'

type Texts = (typeof promotionMessages)['en']

/** A promotion in words: “20% off: 2 categories, from HK$600 spent”. */
export function describe(texts: Texts, promotion: Promotion | Voucher): string {
  const { min_spend: spend, min_quantity: quantity } = promotion
  return [
    texts.on(effectText(texts, promotion.effect), scopeText(texts, promotion.scope)),
    spend === null ? null : texts.overSpend(showMoney(spend)),
    quantity === null ? null : texts.overQuantity(quantity),
  ]
    .filter((part) => part !== null)
    .join(', ')
}

function effectText(texts: Texts, effect: Promotion['effect']): string {
  if (effect.kind === 'amount') return texts.amountOff(showMoney(effect.amount))
  if (effect.kind === 'free_shipping') return texts.free
  if (effect.kind === 'gift') {
    return texts.giftOf(effect.gifts.reduce((sum, { qty }) => sum + qty, 0))
  }
  const percent = texts.percentOff(effect.percent)
  return effect.cap === null ? percent : `${percent} (${texts.upTo(showMoney(effect.cap))})`
}

function scopeText(texts: Texts, scope: Promotion['scope']): string {
  if (scope.everything) return texts.onEverything
  const { product_ids: products, category_ids: categories, tags } = scope
  return [
    products.length > 0 ? texts.onProducts(products.length) : null,
    categories.length > 0 ? texts.onCategories(categories.length) : null,
    tags.length > 0 ? texts.onTags(tags.join(', ')) : null,
  ]
    .filter((part) => part !== null)
    .join(' + ')
}

export function periodText(
  texts: Texts,
  { starts_at: from, ends_at: to }: { starts_at: string | null; ends_at: string | null },
): string {
  if (from && to) return `${showTime(from)} – ${showTime(to)}`
  if (from) return texts.from(showTime(from))
  return to ? texts.until(showTime(to)) : texts.always
}
