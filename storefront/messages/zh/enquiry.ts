import type { LazyMessageSet } from '../en-lazy.ts'

export const enquiry = {
  title: '給我們留言',
  subject: '主題',
  message: '內容',
  messageHint: '查詢訂單請註明訂單編號。我們會於一個工作天內回覆。',
  send: '送出',
  sent: '已收到你的留言',
  sentText: '我們會於一個工作天內回覆，確認電郵稍後送達。',
  needSubject: '請輸入主題',
  needMessage: '請輸入內容',
} satisfies LazyMessageSet['enquiry']
