import { standardLimits } from '#domain/standard-limits.ts'
import { defineMessages } from '../language/messages.ts'
import { describeSetting } from './define-setting.tsx'

const released = {
  en: 'Stock of an unpaid order is released after that.',
  zh: '逾期未付款的訂單會釋放存貨。',
}

export const limitMessages = defineMessages({
  titles: {
    paying: ['Paying', '付款'],
    afterwards: ['Returns, reviews and comments', '退貨、評價及留言'],
    inTheShop: ['In the shop', '門市'],
  },
  fields: {
    payment_hours: {
      label: ['Hours to pay by transfer', '轉賬付款限期（小時）'],
      hint: [released.en, released.zh],
    },
    payment_hours_cash: {
      label: ['Hours to collect and pay in the shop', '到店取貨及付款限期（小時）'],
      hint: [released.en, released.zh],
    },
    payment_minutes_card: {
      label: ['Minutes to pay by card', '信用卡付款限期（分鐘）'],
      hint: [released.en, released.zh],
    },
    auto_accept_proofs: [
      'Accept a fully matching payment proof without a person',
      '完全吻合的付款證明自動接受',
    ],
    return_days: {
      label: ['Days to ask for a return', '申請退貨限期（日）'],
      hint: ['After an order is completed.', '由訂單完成起計。'],
    },
    review_images: ['Pictures per review', '每則評價的圖片數目'],
    comments_wait: [
      'Hide comments under posts until staff show them',
      '日誌留言須經職員審批才顯示',
    ],
    assistant_discount_percent: [
      'Discount an assistant may give, in percent',
      '店員可給予的折扣（%）',
    ],
    manager_discount_percent: ['Discount a manager may give, in percent', '經理可給予的折扣（%）'],
    try_on_hours: ['Hours an item is held to try on', '試身留貨時間（小時）'],
  },
})

export const LimitsScreen = describeSetting({
  slug: 'limits',
  name: 'limits',
  fill: (stored) => stored ?? {},
  texts: limitMessages,
  standards: standardLimits,
  sections: [
    {
      title: 'paying',
      fields: ['payment_hours', 'payment_hours_cash', 'payment_minutes_card', 'auto_accept_proofs'],
    },
    { title: 'afterwards', fields: ['return_days', 'review_images', 'comments_wait'] },
    {
      title: 'inTheShop',
      fields: ['assistant_discount_percent', 'manager_discount_percent', 'try_on_hours'],
    },
  ],
})
