import { defineMessages } from '../language/messages.ts'

export const writeMessages = defineMessages({
  write: ['Write to the customer', '聯絡顧客'],
  title: [
    (reference: string) => `Write about ${reference}`,
    (reference: string) => `就 ${reference} 聯絡顧客`,
  ],
  to: [
    (email: string) => `By email to ${email}, with the items of the order below.`,
    (email: string) => `以電郵寄往 ${email}，下方附訂單貨品。`,
  ],
  noEmail: ['The order has no email address.', '這張訂單沒有電郵地址。'],
  emailed: ['Email to the customer', '給顧客的電郵'],
})
