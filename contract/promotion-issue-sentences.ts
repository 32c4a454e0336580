import type { LocalizedText } from '#domain/locale.ts'

/** Faults of a promotion. */
export const promotionIssueSentences = {
  product_discount: {
    en: 'Products take a percentage or an amount only',
    zh: '商品只可減百分比或金額',
    cn: '商品只能减百分比或金额',
  },
  steps: {
    en: 'Each step needs a higher amount and a higher percentage',
    zh: '每一級的金額和百分比須逐級遞增',
    cn: '每一级的金额和百分比须逐级递增',
  },
  cart_only: {
    en: 'Only for the cart as a whole',
    zh: '只適用於整個購物車',
    cn: '只适用于整个购物车',
  },
}

/** A member level that cannot be deleted. */
export function tierInUse(slug: string): LocalizedText {
  return {
    en: `A promotion is for the level ${slug}: change or archive it first`,
    zh: `有推廣以 ${slug} 級別為對象：請先更改或封存該推廣`,
    cn: `有促销活动以 ${slug} 级别为对象：请先更改或归档该活动`,
  }
}
