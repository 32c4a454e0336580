import { defineMessages } from '../language/messages.ts'

/** Items brought back to the counter. */
export const counterReturnMessages = defineMessages({
  titleOf: [(order: string) => `Return of ${order}`, (order: string) => `退回 ${order}`],
  nobody: ['Nobody named', '沒有留名'],
  find: ['Receipt or order number, name, email or phone', '收據或訂單編號、姓名、電郵或電話'],
  scanHint: ['Or scan the barcode of the receipt.', '或掃描收據上的條碼。'],
  orders: ['Orders found', '找到的訂單'],
  refused: ['Nothing of this order can be brought back.', '此訂單沒有可退回的貨品。'],
  refusals: [
    {
      wrong_status: 'This order was cancelled.',
      not_paid: 'This order has not been paid.',
      not_shipped: 'This order has not left yet: cancel its items instead.',
      nothing_left: 'Everything of this order has come back already.',
    } as Readonly<Record<string, string>>,
    {
      wrong_status: '此訂單已取消。',
      not_paid: '此訂單尚未付款。',
      not_shipped: '此訂單尚未寄出：請改為取消貨品。',
      nothing_left: '此訂單的貨品已全部退回。',
    },
  ],
  refundable: [
    (amount: string) => `${amount} can be refunded`,
    (amount: string) => `可退 ${amount}`,
  ],
  late: [
    (day: string) => `The time for returns ended on ${day}. It is up to you.`,
    (day: string) => `退貨限期已於 ${day} 屆滿，由你決定。`,
  ],
  comesBack: ['Comes back', '退回'],
  onShelf: ['Back on the shelf', '重新上架'],
  returnedOf: [(title: string) => `Returned of ${title}`, (title: string) => `${title}的退回數量`],
  shelfOf: [
    (title: string) => `Back on the shelf of ${title}`,
    (title: string) => `${title}的重新上架數量`,
  ],
  fewer: ['Fewer', '減少'],
  more: ['More', '增加'],
  pointsOf: [(points: number) => `${points} points`, (points: number) => `${points} 積分`],
  takenInstead: ['Taken instead', '更換為'],
  nothingInstead: ['Nothing: refund', '不更換，退款'],
  samePrice: ['same price', '同價'],
  dearer: [(by: string) => `${by} more`, (by: string) => `補 ${by}`],
  cheaper: [(by: string) => `${by} less`, (by: string) => `退 ${by}`],
  leftHere: [
    (count: number) => (count === 0 ? 'none here' : `${count} here`),
    (count: number) => (count === 0 ? '本店沒有存貨' : `本店有 ${count} 件`),
  ],
  reason: ['Why it comes back', '退回原因'],
  refundBy: ['Refund', '退款方式'],
  refundByHint: [
    'Octopus, card terminal and FPS wait under Returns for their reference.',
    '八達通、刷卡機及轉數快的退款會留在「退貨」，待填寫參考編號。',
  ],
  ways: {
    cash: ['In cash, now', '即時退現金'],
    original: ['The way it was paid', '按原來付款方式'],
  },
  toRefund: ['To refund', '應退'],
  toPay: ['To pay', '應付'],
  takeBack: ['Take back', '收回貨品'],
  exchange: ['Exchange', '更換'],
  exchangeFor: [
    (amount: string) => `Exchange and take ${amount}`,
    (amount: string) => `更換並收取 ${amount}`,
  ],
  refund: [(amount: string) => `Refund ${amount}`, (amount: string) => `退款 ${amount}`],
  broughtBack: ['Taken back', '已收回貨品'],
  exchanged: ['Exchanged', '已更換'],
  handBack: ['Hand back', '退回現金'],
  pending: [
    (amount: string) => `${amount} goes back the way it was paid.`,
    (amount: string) => `${amount} 將按原來付款方式退回。`,
  ],
  pointsBack: [
    (points: number) => `${points} points are back.`,
    (points: number) => `已退回 ${points} 積分。`,
  ],
  printRefund: ['Print refund', '列印退款收據'],
  next: ['Next return', '下一宗退貨'],
})
