import type { LocalizedText } from '#domain/locale.ts'

/** Issues of editing an order. */
export const editSentences = {
  not_in_order: { en: 'Not in this order', zh: '不在此訂單內', cn: '不在此订单内' },
  over_ordered: { en: 'More than is in the order', zh: '多於訂單數量', cn: '多于订单数量' },
  not_replaceable: {
    en: 'Not a size or colour at the same price',
    zh: '不是同價的尺碼或顏色',
    cn: '不是同价的尺码或颜色',
  },
  points_stay: {
    en: 'Items bought with points are returned, not exchanged',
    zh: '以積分換領的貨品只可退回，不可更換',
    cn: '用积分兑换的商品只能退回，不能更换',
  },
  gift_stays: {
    en: 'A gift stays as it is',
    zh: '贈品不可更改',
    cn: '赠品不可更改',
  },
  nothing_left: {
    en: 'Nothing would be left: cancel the order instead',
    zh: '訂單將沒有貨品：請改為取消訂單',
    cn: '订单将没有商品：请改为取消订单',
  },
  paid_more: {
    en: 'More than that has been paid already: take the rest first, then cancel and refund',
    zh: '已付金額較此為多：請先收取餘額，再取消貨品並退款',
    cn: '已付金额比这更多：请先收取余额，再取消商品并退款',
  },
  nothing_to_pay: {
    en: 'Nothing would be left to pay: cancel the order instead',
    zh: '訂單將無須付款：請改為取消訂單',
    cn: '订单将无需付款：请改为取消订单',
  },
} as const satisfies Record<string, LocalizedText>
