import { defineMessages } from '../language/messages.ts'

export const priceMessages = defineMessages({
  off: [(amount: string) => `${amount} off`, (amount: string) => `減 ${amount}`],
  withPoints: [(points: number) => `${points} points`, (points: number) => `${points} 積分`],
  less: [(amount: string) => `−${amount}`, (amount: string) => `−${amount}`],
  step: {
    marked_down: ['Marked down', '減價'],
    promotion: ['Promotion', '推廣'],
    voucher: ['Voucher', '優惠券'],
    by_hand: ['Discount by hand', '人手折扣'],
    shop: ['Shop discounts', '全店折扣'],
    gift: ['Gift', '贈品'],
    points: ['Points', '積分'],
  },
  paid: ['Paid for it', '實付'],
})
