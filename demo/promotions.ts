import type { PromotionEffect, VoucherEffect } from '#db/json-types.ts'
import type { LocalizedText } from '#domain/locale.ts'

interface DemoPromotion {
  level: 'local' | 'global'
  title: LocalizedText
  /** A gift is the first variant of the product with this handle. */
  effect: Exclude<PromotionEffect, { kind: 'gift' }> | { kind: 'gift'; handle: string }
  /** Category slugs; empty applies to everything. */
  categories: readonly string[]
  min_spend_cents: number | null
  priority: number
}

interface DemoVoucher {
  slug: string
  title: LocalizedText
  description: LocalizedText
  effect: VoucherEffect
  min_spend_cents: number | null
  valid_days: number | null
  points_required: number | null
  code: string | null
  per_customer: number | null
}

export const promotions: readonly DemoPromotion[] = [
  {
    level: 'local',
    title: { en: 'End of season: shorts', zh: '季末優惠：短褲', cn: '季末优惠：短裤' },
    effect: { kind: 'percent', percent: 20, cap_cents: null },
    categories: ['shorts'],
    min_spend_cents: null,
    priority: 0,
  },
  {
    level: 'global',
    title: {
      en: 'A pair of crew socks with orders of HK$3,000',
      zh: '買滿 HK$3,000 送短襪一對',
      cn: '满 HK$3,000 送袜子一双',
    },
    effect: { kind: 'gift', handle: 'crew-socks' },
    categories: [],
    min_spend_cents: 300_000,
    priority: 10,
  },
]

export const vouchers: readonly DemoVoucher[] = [
  {
    slug: 'welcome',
    title: { en: 'Welcome: 10% off', zh: '迎新九折', cn: '新客九折' },
    description: {
      en: '10% off your first order, up to HK$100. Type WELCOME10 in the cart.',
      zh: '首張訂單九折，最多減 HK$100。於購物車輸入 WELCOME10。',
      cn: '首单九折，最高减 HK$100。在购物车输入 WELCOME10。',
    },
    effect: { kind: 'percent', percent: 10, cap_cents: 10_000 },
    min_spend_cents: null,
    valid_days: null,
    points_required: null,
    code: 'WELCOME10',
    per_customer: 1,
  },
  {
    slug: 'free-delivery',
    title: { en: 'Free delivery', zh: '免運費', cn: '免运费' },
    description: {
      en: 'One delivery on us, by any courier.',
      zh: '一次免運費，適用於任何速遞。',
      cn: '一次免运费，适用于任何快递。',
    },
    effect: { kind: 'free_shipping' },
    min_spend_cents: null,
    valid_days: 90,
    points_required: 300,
    code: null,
    per_customer: null,
  },
  {
    slug: 'fifty-off',
    title: { en: 'HK$50 off', zh: '減 HK$50', cn: '减 HK$50' },
    description: {
      en: 'On orders of HK$400 or more.',
      zh: '訂單滿 HK$400 適用。',
      cn: '订单满 HK$400 可用。',
    },
    effect: { kind: 'amount', amount_cents: 5_000 },
    min_spend_cents: 40_000,
    valid_days: 90,
    points_required: 1_000,
    code: null,
    per_customer: null,
  },
  {
    slug: 'one-fifty-off',
    title: { en: 'HK$150 off', zh: '減 HK$150', cn: '减 HK$150' },
    description: {
      en: 'On orders of HK$1,000 or more.',
      zh: '訂單滿 HK$1,000 適用。',
      cn: '订单满 HK$1,000 可用。',
    },
    effect: { kind: 'amount', amount_cents: 15_000 },
    min_spend_cents: 100_000,
    valid_days: 90,
    points_required: 2_500,
    code: null,
    per_customer: null,
  },
]
