import { defineMessages } from '../language/messages.ts'

export const todayMessages = defineMessages({
  en: {
    title: 'Today',
    lead: 'What waits for the shop.',
    lines: {
      proofs: 'Payment proofs to check',
      pack: 'Orders to pack',
      ship: 'Parcels to ship',
      collect: 'Collections ready',
      refunds: 'Refund requests',
      reviews: 'Reviews to approve',
      enquiries: 'Open enquiries',
      issues: 'Payment problems',
    },
    nothing: 'nothing waits',
  },
  zh: {
    title: '今天',
    lead: '等候處理的事項。',
    lines: {
      proofs: '待核付款證明',
      pack: '待包裝訂單',
      ship: '待寄出包裹',
      collect: '可取貨訂單',
      refunds: '退款申請',
      reviews: '待審評價',
      enquiries: '未回覆查詢',
      issues: '付款問題',
    },
    nothing: '沒有等候事項',
  },
})
