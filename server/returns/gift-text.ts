import type { GiftDecision } from '#domain/aftersales/gift-decisions.ts'
import type { Locale } from '#domain/locale.ts'
import type { RefundEmailData } from './refund-email-data.ts'

type Texts = Readonly<Record<GiftDecision, (amount: string) => string>>

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    kept: () => 'You may keep the gift that came with them.',
    returned: () => 'The gift that came with them comes back, too.',
    charged: (amount) => `${amount} is taken off for the gift that came with them, which you keep.`,
  },
  zh: {
    kept: () => '隨貨附送的贈品，你可保留。',
    returned: () => '隨貨附送的贈品須一併退回。',
    charged: (amount) => `隨貨附送的贈品歸你所有，其價值 ${amount} 已從退款中扣除。`,
  },
  cn: {
    kept: () => '随货附送的赠品，您可以保留。',
    returned: () => '随货附送的赠品需一并退回。',
    charged: (amount) => `随货附送的赠品归您所有，其价值 ${amount} 已从退款中扣除。`,
  },
}

/** Decision on the gifts that the returned items had earned. */
export function giftText({ gifts }: Pick<RefundEmailData, 'gifts'>, locale: Locale): string[] {
  return gifts === null ? [] : [texts[locale][gifts.decision](gifts.amount)]
}
