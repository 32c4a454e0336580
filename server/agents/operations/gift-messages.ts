import { localize, type Locale } from '#domain/locale.ts'
import type { Cart } from '../../cart/price-lines.ts'
import { info, type Message } from '../wire/messages.ts'

const free = { en: 'Free with this order: ', zh: '隨單附送：', cn: '随单附赠：' }

/** Gifts are no lines: an agent that sent them back would buy them. */
export function giftMessages({ gifts }: Cart, locale: Locale): Message[] {
  return gifts.map(({ row, price }) =>
    info('gift_included', `${localize(free, locale)}${localize(row.title, locale)} × ${price.qty}`),
  )
}
