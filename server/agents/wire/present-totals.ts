import { localize, type Locale, type LocalizedText } from '#domain/locale.ts'
import type { Cart } from '../../cart/price-lines.ts'
import { emailPictureWidth } from '../../platform/files/images.ts'
import type { Ctx } from '../../platform/context.ts'
import { joinName } from '#domain/punctuation.ts'
import { variantTitle } from '#domain/variant-title.ts'
import type { SessionPrices } from '../sessions/price-session.ts'
import { shippingDiscount } from '../sessions/resolve-delivery.ts'

const labels = {
  subtotal: { en: 'Subtotal', zh: '小計', cn: '小计' },
  items_discount: { en: 'Discounts', zh: '折扣', cn: '折扣' },
  fulfillment: { en: 'Delivery', zh: '運費', cn: '运费' },
  discount: { en: 'Delivery discount', zh: '運費折扣', cn: '运费折扣' },
  total: { en: 'Total', zh: '總計', cn: '总计' },
} as const satisfies Record<string, LocalizedText>

type TotalType = keyof typeof labels

/** A line of a receipt, in cents; discounts are negative, and left out if there is none. */
export function total(type: TotalType, amount: number, locale: Locale) {
  return { type, display_text: localize(labels[type], locale), amount }
}

/** Totals of the whole session. `hasDelivery`: the way of delivery is chosen, so its fee counts. */
export function presentTotals({ priced }: Cart, hasDelivery: boolean, locale: Locale) {
  const { subtotal, priceDiscount, shipping } = priced
  const offDelivery = shippingDiscount(priced)
  return [
    total('subtotal', subtotal - priceDiscount.local, locale),
    ...(priceDiscount.global > 0
      ? [total('items_discount', 0 - priceDiscount.global, locale)]
      : []),
    ...(hasDelivery ? [total('fulfillment', shipping.fee + offDelivery, locale)] : []),
    ...(hasDelivery && offDelivery > 0 ? [total('discount', -offDelivery, locale)] : []),
    total('total', priced.total, locale),
  ]
}

/** Lines at the prices that the catalogue shows: product promotions are in them already. */
export function presentLines(ctx: Ctx, { lines }: SessionPrices, { priced }: Cart, locale: Locale) {
  return lines.flatMap(({ id, row, qty }) => {
    const price = priced.lines.find(({ variantId }) => variantId === row.variant_id)
    if (!price) return []
    const { subtotal, globalDiscount: off } = price
    const image = row.picture
      ? {
          image_url: `${ctx.settings.publicUrl}/files/${row.picture.file_id}/${emailPictureWidth}.jpg`,
        }
      : {}
    const title = joinName(
      [
        localize(row.title, locale),
        localize(variantTitle(row.colour_title ?? undefined, row.size), locale),
      ],
      locale,
    )
    return [
      {
        id,
        item: { id: row.variant_id, title, price: price.discountedPricePerUnit, ...image },
        quantity: qty,
        totals: [
          total('subtotal', subtotal, locale),
          ...(off > 0 ? [total('items_discount', 0 - off, locale)] : []),
          total('total', subtotal - off, locale),
        ],
      },
    ]
  })
}

/** Promotions and codes that took something off, and where it landed. */
export function presentDiscounts(
  codes: readonly string[],
  prices: SessionPrices,
  { priced }: Cart,
  locale: Locale,
) {
  const counted = priced.applied.filter(
    ({ kind, on, amount }) => kind !== 'local' && on !== 'gift' && amount > 0,
  )
  const place = (variantId: string) =>
    prices.lines.findIndex(({ row }) => row.variant_id === variantId)
  return {
    codes,
    applied: counted.map(({ kind, on, title, amount, shares }, at) => ({
      ...(kind === 'voucher' ? { code: prices.code ?? '' } : { automatic: true }),
      title: localize(title, locale),
      amount,
      priority: at + 1,
      ...(on === 'goods' && {
        method: 'across',
        allocations: [...shares]
          .filter(([, share]) => share > 0)
          .map(([id, share]) => ({ path: `$.line_items[${place(id)}]`, amount: share })),
      }),
    })),
  }
}
