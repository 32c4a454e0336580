import { defineMessages } from '../language/messages.ts'

export const filterMessages = defineMessages({
  names: {
    status: ['Status', '狀態'],
    payment: ['Payment', '付款'],
    fulfilment: ['Fulfilment', '出貨'],
    method: ['Method', '付款方式'],
    delivery: ['Delivery', '送貨方式'],
    shop: ['Collected at', '取貨門市'],
    store: ['Sold from', '出貨貨倉'],
    channel: ['Channel', '渠道'],
    days: ['Days', '日期'],
    from: ['From', '由'],
    to: ['To', '至'],
  },
  placed: {
    1: ['Today', '今天'],
    7: ['Last 7 days', '最近 7 天'],
    30: ['Last 30 days', '最近 30 天'],
    placed: ['Placed on …', '落單日期…'],
    paid: ['Paid on …', '付款日期…'],
  },
})
