import type { promotionMessages } from './messages.ts'
import { showMoney, showTime } from '../language/show.ts'
import type { Promotion, Voucher } from './promotion-types.ts'

type Texts = (typeof promotionMessages)['en']

/** A promotion in words: “20% off: 2 categories, from HK$600 spent”. */
export function describe(
  texts: Texts,
  promotion: Promotion | Voucher,
  tierName: (slug: string) => string = String,
): string {
  const { min_spend: spend, min_quantity: quantity, effect, scope } = promotion
  const tiers = 'tiers' in promotion ? promotion.tiers : null
  return [
    effect.kind === 'bundle'
      ? bundleText(texts, effect)
      : texts.on(effectText(texts, effect), scopeText(texts, scope)),
    spend === null ? null : texts.overSpend(showMoney(spend)),
    quantity === null ? null : texts.overQuantity(quantity),
    tiers === null ? null : texts.forMembers(tiers.map(tierName)),
  ]
    .filter((part) => part !== null)
    .join(texts.comma)
}

/** The same of what the log has of a promotion: its effect, or what it covers, or both. */
export function describeLogged(
  texts: Texts,
  { effect, scope }: Partial<Pick<Promotion, 'effect' | 'scope'>>,
): string {
  if (effect?.kind === 'bundle') return bundleText(texts, effect)
  const covered = scope && scopeText(texts, scope)
  if (!effect) return covered ?? ''
  return covered === undefined
    ? effectText(texts, effect)
    : texts.on(effectText(texts, effect), covered)
}

type Effect = Promotion['effect']
type Bundle = Extract<Effect, { kind: 'bundle' }>

/** “1 × 2 categories + 1 × everything for HK$900”. */
function bundleText(texts: Texts, { parts, off }: Bundle): string {
  const set = parts
    .map(({ scope, qty }) => texts.bundlePart(qty, scopeText(texts, scope)))
    .join(' + ')
  return off.kind === 'price'
    ? texts.bundleFor(set, showMoney(off.price))
    : texts.on(texts.percentOff(off.percent), set)
}

function effectText(texts: Texts, effect: Exclude<Effect, Bundle>): string {
  if (effect.kind === 'amount') return texts.amountOff(showMoney(effect.amount))
  if (effect.kind === 'free_shipping') return texts.free
  if (effect.kind === 'gift') {
    return texts.giftOf(effect.gifts.reduce((sum, { qty }) => sum + qty, 0))
  }
  if (effect.kind === 'buy_get') return buyGetText(texts, effect)
  if (effect.kind === 'spend_steps') {
    return effect.steps
      .map(({ from, percent: off }) => texts.step(texts.percentOff(off), showMoney(from)))
      .join(texts.comma)
  }
  const percent = texts.percentOff(effect.percent)
  return effect.cap === null ? percent : texts.capped(percent, showMoney(effect.cap))
}

function buyGetText(texts: Texts, effect: Extract<Effect, { kind: 'buy_get' }>): string {
  const { buy, get, percent, get_scope: scope } = effect
  const text = texts.buyGet(buy, get, percent)
  return scope === null
    ? texts.cheapestOf(text, get, buy + get)
    : texts.gotFrom(text, scopeText(texts, scope))
}

function scopeText(texts: Texts, scope: Promotion['scope']): string {
  if (scope.everything) return texts.onEverything
  const { product_ids: products, category_ids: categories, tags } = scope
  return [
    products.length > 0 ? texts.onProducts(products.length) : null,
    categories.length > 0 ? texts.onCategories(categories.length) : null,
    tags.length > 0 ? texts.onTags(tags.join(texts.comma)) : null,
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
