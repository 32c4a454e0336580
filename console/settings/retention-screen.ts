import { retentionDays } from '#domain/retention-days.ts'
import { defineMessages } from '../language/messages.ts'
import { describeSetting } from './define-setting.tsx'

export const retentionMessages = defineMessages({
  intro: [
    'What is past its time is deleted for good, within a quarter of an hour. Orders, payments and the audit log are always kept.',
    '資料逾期後會於十五分鐘內永久刪除。訂單、款項及操作紀錄會一直保留。',
  ],
  titles: {},
  fields: {
    proof_days: {
      label: ['Days for payment proofs', '付款證明保存日數'],
      hint: [
        'After the order is completed or cancelled, with what was read from them.',
        '由訂單完成或取消起計，連同識別結果一併刪除。',
      ],
    },
    visitor_days: {
      label: ['Days for visitors who never ordered', '未曾落單訪客的保存日數'],
      hint: [
        'After their last visit, with cart and wishlist.',
        '由最後一次瀏覽起計，連同購物車及願望清單一併刪除。',
      ],
    },
    enquiry_days: {
      label: ['Days for enquiries', '查詢保存日數'],
      hint: ['After they are answered.', '由回覆起計。'],
    },
    message_days: {
      label: ['Days for the list of messages', '訊息紀錄保存日數'],
      hint: [
        'To whom an email or text went, and whether it arrived.',
        '電郵及短訊的收件人及傳送結果。',
      ],
    },
    search_days: {
      label: ['Days for searches without a result', '無結果搜尋字詞保存日數'],
      hint: ['What shoppers typed, and how often.', '顧客輸入的字詞及次數。'],
    },
    webhook_days: {
      label: ['Days for webhook deliveries', 'Webhook 傳送紀錄保存日數'],
      hint: ['Later they cannot be sent again.', '刪除後不能再次傳送。'],
    },
  },
})

export const RetentionScreen = describeSetting({
  slug: 'retention',
  name: 'retention',
  fill: (stored) => stored ?? {},
  texts: retentionMessages,
  standards: retentionDays,
  sections: [
    {
      fields: [
        'proof_days',
        'visitor_days',
        'enquiry_days',
        'message_days',
        'search_days',
        'webhook_days',
      ],
    },
  ],
})
