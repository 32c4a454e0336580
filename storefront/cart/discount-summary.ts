import { cents, sumCents } from '#domain/money.ts'
import { localize, type Locale } from '#domain/locale.ts'
import type { Detail } from '#ui/description-list.tsx'
import { amountCents, priceText } from '../price-text.ts'
import { formatMoney } from '#domain/format-money.ts'
import { withNote } from '#domain/with-note.ts'
import type { Cart } from './cart-query.ts'

type Discount = Cart['discounts'][number]

interface Reductions {
  discounts: readonly Discount[]
  /** Totals on products and on the order: each may exceed the sum of the named discounts. */
  local: string
  global: string
}

interface DiscountWords {
  productDiscount: string
  shopDiscount: string
  voucher: string
  gift: string
}

/** One row per discount on the goods, and per gift. */
export function discountSummary(
  { discounts, local, global }: Reductions,
  messages: DiscountWords,
  locale: Locale,
): Detail[] {
  const onGoods = discounts.filter(({ on }) => on === 'goods')
  const localOnes = onGoods.filter(({ kind }) => kind === 'local')
  const others = onGoods.filter(({ kind }) => kind !== 'local')
  const detail = (discount: Discount): Detail => ({
    term: named(wordOf(discount, messages), discount, locale),
    detail: minus(discount.amount, locale),
  })
  return withUniqueTerms(
    [
      ...localOnes.map(detail),
      ...rest(messages.productDiscount, local, localOnes, locale),
      ...others.map(detail),
      ...rest(messages.shopDiscount, global, others, locale),
      ...discounts
        .filter(({ on }) => on === 'gift')
        .map(({ title }) => ({ term: localize(title, locale), detail: messages.gift })),
    ],
    locale,
  )
}

/** The delivery fee, with the original fee and the reason if it is discounted. */
export function deliveryDetail(
  { discounts, fee }: { discounts: readonly Discount[]; fee: string },
  messages: { delivery: string; free: string; was: string },
  locale: Locale,
): { term: string; amount: string; before: string | null } {
  const cuts = discounts.filter(({ on, amount }) => on === 'shipping' && amountCents(amount) > 0)
  const before = sumCents([amountCents(fee), ...cuts.map(({ amount }) => amountCents(amount))])
  return {
    term: [messages.delivery, ...cuts.map(({ title }) => localize(title, locale))].join(' · '),
    amount: amountCents(fee) > 0 ? priceText(fee, locale) : messages.free,
    before: cuts.length > 0 ? formatMoney(before, locale) : null,
  }
}

function wordOf({ kind }: Discount, messages: DiscountWords): string {
  if (kind === 'voucher') return messages.voucher
  return kind === 'local' ? messages.productDiscount : messages.shopDiscount
}

function named(word: string, { title }: Discount, locale: Locale): string {
  return [word, localize(title, locale)].filter((part) => part !== '').join(' · ')
}

/** The rest of a discount total: markdowns belong to no promotion. */
function rest(word: string, whole: string, listed: readonly Discount[], locale: Locale): Detail[] {
  const left = amountCents(whole) - sumCents(listed.map(({ amount }) => amountCents(amount)))
  return left > 0 ? [{ term: word, detail: `−${formatMoney(cents(left), locale)}` }] : []
}

function minus(amount: string, locale: Locale): string {
  return `−${priceText(amount, locale)}`
}

/** Terms are React keys, and two promotions may share a title. */
function withUniqueTerms(details: readonly Detail[], locale: Locale): Detail[] {
  return details.map((detail, at) => {
    const before = details.slice(0, at).filter(({ term }) => term === detail.term).length
    return before > 0
      ? { ...detail, term: withNote(detail.term, String(before + 1), locale) }
      : detail
  })
}
