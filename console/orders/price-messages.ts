import { defineMessages } from '../language/messages.ts'

export const priceMessages = defineMessages({
  en: {
    off: (amount: string) => `${amount} off`,
    withPoints: (points: number) => `${points} points`,
    less: (amount: string) => `−${amount}`,
    step: {
      marked_down: 'Marked down',
      promotion: 'Promotion',
      voucher: 'Voucher',
      by_hand: 'Discount by hand',
      shop: 'Shop discounts',
      gift: 'Gift',
      points: 'Points',
    },
    paid: 'Paid for it',
  },
  zh: {
    off: (amount: string) => `減 ${amount}`,
    withPoints: (points: number) => `${points} 積分`,
    less: (amount: string) => `−${amount}`,
    step: {
      marked_down: '減價',
      promotion: '推廣',
      voucher: '優惠券',
      by_hand: '人手折扣',
      shop: '全店折扣',
      gift: '贈品',
      points: '積分',
    },
    paid: '實付',
  },
})
