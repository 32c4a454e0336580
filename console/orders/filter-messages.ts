import { defineMessages } from '../language/messages.ts'

export const filterMessages = defineMessages({
  en: {
    names: {
      status: 'Status',
      payment: 'Payment',
      fulfilment: 'Fulfilment',
      method: 'Method',
      delivery: 'Delivery',
      shop: 'Collected at',
      store: 'Sold from',
      channel: 'Channel',
      days: 'Days',
      from: 'From',
      to: 'To',
    },
    placed: {
      1: 'Today',
      7: 'Last 7 days',
      30: 'Last 30 days',
      placed: 'Placed on …',
      paid: 'Paid on …',
    },
  },
  zh: {
    names: {
      status: '狀態',
      payment: '付款',
      fulfilment: '出貨',
      method: '付款方式',
      delivery: '送貨方式',
      shop: '取貨門市',
      store: '出貨貨倉',
      channel: '渠道',
      days: '日期',
      from: '由',
      to: '至',
    },
    placed: {
      1: '今天',
      7: '最近 7 天',
      30: '最近 30 天',
      placed: '落單日期…',
      paid: '付款日期…',
    },
  },
})
