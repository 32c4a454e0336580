import type { Locale } from '#domain/locale.ts'
import type { OrderEmailData } from './order-email-data.ts'

type Earned = NonNullable<OrderEmailData['earned']>
type Texts = Readonly<Record<Locale, (data: Pick<OrderEmailData, 'earned'>) => string[]>>

const sentences: Readonly<Record<Locale, (earned: Earned) => string>> = {
  en: ({ points, day }) =>
    `You have earned ${points} ${points === 1 ? 'point' : 'points'}${day === null ? '' : `, to spend from ${day}`}.`,
  zh: ({ points, day }) => `你已賺取 ${points} 積分${day === null ? '' : `，${day} 起可用`}。`,
  cn: ({ points, day }) => `您已获得 ${points} 积分${day === null ? '' : `，${day} 起可用`}。`,
}

/** The points that an order has earned, and from when on they can be spent. */
export const earnedText: Texts = {
  en: ({ earned }) => (earned === null ? [] : [sentences.en(earned)]),
  zh: ({ earned }) => (earned === null ? [] : [sentences.zh(earned)]),
  cn: ({ earned }) => (earned === null ? [] : [sentences.cn(earned)]),
}
